// Of a film whose "Play" was pressed. Its page plays it: a soft navigation keeps the press, which browsers require for
// sound. A full load has `?play=1` instead.
let requested: { path: string; at: number } | undefined;
const lifeMs = 30_000;
const playParam = "play";

/** The link of a pressed "Play", if the press is on one. */
export function findPressedPlayLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-plays]") : null;
}

/** Remembers that the film of a page is to be played: docs/behaviour.md BE-475. */
export function storePlayRequest(path: string): void {
  requested = { path, at: Date.now() };
}

/** Adds `?play=1` to a link that is followed by a full load. */
export function addPlayParam(link: HTMLAnchorElement): void {
  const to = new URL(link.href);
  to.searchParams.set(playParam, "1");
  link.href = to.href;
}

/** Whether the film of this page is to be played. True once; `?play=1` is removed from the address. */
export function takePlayRequest(): boolean {
  const { path, at = 0 } = requested ?? {};
  requested = undefined;
  const address = new URL(location.href);
  if (address.searchParams.get(playParam) === "1") {
    address.searchParams.delete(playParam);
    history.replaceState(history.state, "", address);
    return true;
  }
  return path === address.pathname && Date.now() - at < lifeMs;
}
