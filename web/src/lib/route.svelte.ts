// The address bar: one page for each path, without reloading.
export const route = $state({ path: location.pathname, query: location.search, hash: location.hash });

function look(): void {
  route.path = location.pathname;
  route.query = location.search;
  route.hash = location.hash;
}

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  look();
  if (!replace) scrollTo(0, 0);
}

/** Links inside the client are followed here. */
function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (location.pathname === "/tables") return; // only that page may connect to other servers, so it is always loaded afresh
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin || link.pathname.startsWith("/api")) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", look);
addEventListener("hashchange", look);
addEventListener("click", follow);
