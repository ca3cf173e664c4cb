// Being told about a table: by this browser (Web Push), by mail, or by a call of a web address.
import type { NewNotices, NoticeCard, NoticeWays } from "../wire";
import { ask } from "./api";
import { settings } from "./settings.svelte";
import { worker } from "./worker";

const KEY = "regalia-called"; // the tables this browser is to call for

export const canPush = (): boolean => "PushManager" in window && "serviceWorker" in navigator && "Notification" in window;

export const ways = (): Promise<NoticeWays> => ask("GET", "/api/notices");
export const subscribed = (table: string, token: string): Promise<NoticeCard[]> => ask("GET", `/api/tables/${table}/notices`, undefined, token);
export const stop = (table: string, token: string, id: string): Promise<NoticeCard[]> => ask("POST", `/api/tables/${table}/notices/${id}/stop`, {}, token);

export function subscribe(table: string, token: string, wish: NewNotices): Promise<NoticeCard> {
  return ask("POST", `/api/tables/${table}/notices`, { ...wish, lang: settings.lang as NewNotices["lang"] }, token);
}

const called = (): string[] => JSON.parse(localStorage.getItem(KEY) ?? "[]");
export const isCalled = (table: string): boolean => called().includes(table);

function mark(table: string, on: boolean): void {
  const others = called().filter((each) => each !== table);
  localStorage.setItem(KEY, JSON.stringify(on ? [table, ...others].slice(0, 200) : others));
}

/** One click: this browser calls when something happens at the table. False: it is not allowed to. */
export async function callMe(table: string, token: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const registered = await worker();
  if (!registered) return false;
  const { push_key } = await ways();
  const found = (await registered.pushManager.getSubscription()) ?? (await registered.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push_key }));
  const { endpoint, keys } = found.toJSON();
  await subscribe(table, token, { way: "push", target: endpoint!, p256dh: keys!.p256dh, auth: keys!.auth });
  mark(table, true);
  return true;
}

/** Browsers change their addresses, and seats their tokens: what was asked for is asked for again. */
export async function callAgain(table: string, token: string): Promise<void> {
  if (isCalled(table) && canPush() && Notification.permission === "granted") await callMe(table, token).catch(() => {});
}

export async function callNoMore(table: string, token: string): Promise<void> {
  mark(table, false);
  const registered = await navigator.serviceWorker.getRegistration();
  const endpoint = (await registered?.pushManager.getSubscription())?.endpoint;
  for (const card of await subscribed(table, token)) if (card.way === "push" && card.target === endpoint) await stop(table, token, card.id);
}
