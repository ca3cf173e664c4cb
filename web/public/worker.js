// The service worker: keeps the shell of the client for when there is no connection, and shows notices that the server pushes.
// It holds no token and asks the server for nothing but files.
const SHELL = "regalia-shell";
const MEMORY = "regalia-memory";
const PATIENCE = 5000; // milliseconds for a page, where an older one is at hand
const REMEMBERED = 200; // notices, so that none is shown twice

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// files

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || /^\/(api|health|metrics)(\/|$)/.test(pathname)) return;
  if (mode === "navigate") event.respondWith(page(event.request));
  else if (/^\/assets\/|\.(svg|png)$/.test(pathname)) event.respondWith(file(event.request));
});

/** A page as the server has it; without a connection, the shell that every page begins with. */
async function page(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match("/");
  try {
    const signal = kept ? AbortSignal.timeout(PATIENCE) : undefined;
    const answer = await fetch(request, { signal });
    const usual = new URL(request.url).pathname !== "/tables"; // that page alone may speak to other servers: its headers are no shell
    if (usual && answer.ok && answer.headers.get("content-type")?.startsWith("text/html")) await keepShell(answer.clone(), kept);
    return answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** A new shell needs other files; those of the old one go. */
async function keepShell(answer, kept) {
  const text = await answer.text();
  if (kept && (await kept.clone().text()) === text) return;
  await caches.delete(SHELL);
  await (await caches.open(SHELL)).put("/", new Response(text, { headers: answer.headers }));
}

async function file(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shell.put(request.url, answer.clone());
  return answer;
}

self.addEventListener("message", (event) => {
  const { keep, waiting } = event.data ?? {};
  if (keep) event.waitUntil(keepFiles(keep));
  if (waiting) event.waitUntil(inTurn(() => remember("waiting", waiting)));
});

/** What a page loaded before this worker was there. */
async function keepFiles(paths) {
  const shell = await caches.open(SHELL);
  for (const path of paths.slice(0, 100)) if (!(await shell.match(path))) await shell.add(path).catch(() => {});
}

// memory: lists of names, changed one after the other

let turn = Promise.resolve();
const inTurn = (work) => (turn = turn.catch(() => {}).then(work));

async function recall(name) {
  const kept = await (await caches.open(MEMORY)).match(`/${name}`);
  return kept ? kept.json() : [];
}

async function remember(name, list) {
  await (await caches.open(MEMORY)).put(`/${name}`, new Response(JSON.stringify(list)));
}

// notices

self.addEventListener("push", (event) => event.waitUntil(inTurn(() => told(event.data.json()))));

async function told(notice) {
  const known = await recall("known");
  if (known.includes(notice.id)) return; // the server could not be sure that it came
  await remember("known", [...known, notice.id].slice(-REMEMBERED));
  if (notice.kind === "turn") await callTo(notice.table);
  if (await watches(notice.path)) return;
  await self.registration.showNotification(notice.title, {
    body: notice.body,
    lang: notice.lang,
    tag: `${notice.table} ${notice.kind}`,
    renotify: true,
    icon: "/icon-192.png",
    badge: "/badge-96.png",
    timestamp: notice.at * 1000,
    data: { path: notice.path },
  });
}

async function watches(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.some((each) => each.visibilityState === "visible" && new URL(each.url).pathname === path);
}

/** One more table waits: the app's icon says how many. */
async function callTo(table) {
  const waiting = [...new Set([...(await recall("waiting")), table])];
  await remember("waiting", waiting);
  await self.navigator.setAppBadge?.(waiting.length).catch(() => {});
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** The table in question: where it is open already, or in a new window. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
