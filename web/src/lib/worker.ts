// The service worker: registered when there is something to keep or to tell, never for the first screen.
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  const registered = await navigator.serviceWorker.register("/worker.js");
  await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map((each) => new URL(each.name));
  const keep = ["/", "/crown.svg", "/crown-turn.svg", ...loaded.filter((each) => each.origin === location.origin && each.pathname.startsWith("/assets/")).map((each) => each.pathname)];
  registered.active?.postMessage({ keep: [...new Set(keep)] });
  return registered;
}
