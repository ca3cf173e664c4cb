// Notices about a table, or about new tables of a circle: in this browser (Web Push), by mail, or by a webhook.
// `place` is what it is about, as the API calls it: /api/tables/ID or /api/circles/ID.
import type { NewNotices, NoticeCard, NoticeWays } from "../wire";
import { ask } from "./api";
import { keepAs, recall } from "./memory.svelte";
import { settings } from "./settings.svelte";
import { worker } from "./worker";

const KEY = "regalia-called"; // the tables and circles this browser shows notices for

export const canPush = (): boolean => "PushManager" in window && "serviceWorker" in navigator && "Notification" in window;

export const ways = (): Promise<NoticeWays> => ask("GET", "/api/notices");
export const subscribed = (place: string, token: string): Promise<NoticeCard[]> => ask("GET", `${place}/notices`, undefined, token);
export const stop = (place: string, token: string, id: string): Promise<NoticeCard[]> => ask("POST", `${place}/notices/${id}/stop`, {}, token);

export function subscribe(place: string, token: string, wish: NewNotices): Promise<NoticeCard> {
  return ask("POST", `${place}/notices`, { ...wish, lang: settings.lang as NewNotices["lang"] }, token);
}

const called = (): unknown[] => [recall(KEY) ?? []].flat();
const nameOf = (place: string): string => place.split("/").at(-1)!;
export const isCalled = (place: string): boolean => called().includes(nameOf(place));

function mark(place: string, on: boolean): void {
  const others = called().filter((each) => each !== nameOf(place));
  keepAs(KEY, on ? [nameOf(place), ...others].slice(0, 200) : others);
}

/** Subscribe this browser with one click. False: it is not allowed to show notices. */
export async function callMe(place: string, token: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const registered = await worker();
  if (!registered) return false;
  const { push_key } = await ways();
  const found = (await registered.pushManager.getSubscription()) ?? (await registered.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push_key }));
  const { endpoint, keys } = found.toJSON();
  await subscribe(place, token, { way: "push", target: endpoint!, p256dh: keys!.p256dh, auth: keys!.auth });
  mark(place, true);
  return true;
}

/** Browsers change their addresses, and seats their tokens, so subscriptions are renewed. */
export async function callAgain(place: string, token: string): Promise<void> {
  if (isCalled(place) && canPush() && Notification.permission === "granted") await callMe(place, token).catch(() => {});
}

export async function callNoMore(place: string, token: string): Promise<void> {
  mark(place, false);
  const registered = await navigator.serviceWorker.getRegistration();
  const endpoint = (await registered?.pushManager.getSubscription())?.endpoint;
  for (const card of await subscribed(place, token)) if (card.way === "push" && card.target === endpoint) await stop(place, token, card.id);
}
