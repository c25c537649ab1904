/**
 * On the page that stands for one which can't be had: shows what this browser saves (lib/saved), each list in its
 * place (`data-saved-list` names a cache), with the pictures that are saved too. As soon as the site answers again the page that was
 * asked for is loaded.
 */
export function showSaved(partsCache: string, everyMs: number): void {
  const pictureOf = async (address: string | null) => {
    const saved = address && (await caches.match(address, { cacheName: partsCache }));
    return saved ? URL.createObjectURL(await saved.blob()) : undefined;
  };
  const entryOf = async (cache: Cache, request: Request) => {
    const headers = (await cache.match(request))?.headers;
    const title = headers?.get("X-Saved-Title");
    if (!headers || !title) return undefined;
    const picture = await pictureOf(headers.get("X-Saved-Picture"));
    const item = document.createElement("li");
    const link = document.createElement("a");
    const box = document.createElement("span");
    link.href = new URL(request.url).pathname;
    if (picture !== undefined) {
      const image = document.createElement("img");
      image.alt = "";
      image.src = picture;
      box.append(image);
    }
    link.append(box, decodeURIComponent(title));
    item.append(link);
    return { item, at: Number(headers.get("X-Saved-At")) };
  };
  const fill = async (list: HTMLElement) => {
    const name = list.dataset.savedList ?? "";
    if (!(await caches.has(name))) return 0;
    const cache = await caches.open(name);
    const requests = await cache.keys();
    const entries = await Promise.all(requests.map((request) => entryOf(cache, request)));
    const known = entries.filter((entry) => entry !== undefined);
    known.sort((a, b) => b.at - a.at);
    list.append(...known.map(({ item }) => item));
    const section = list.closest("section");
    if (section) section.hidden = known.length === 0;
    return known.length;
  };
  const show = async () => {
    const lists = [...document.querySelectorAll<HTMLElement>("[data-saved-list]")];
    const counts = await Promise.all(lists.map((list) => fill(list).catch(() => 0)));
    const none = document.querySelector<HTMLElement>("[data-saved-none]");
    if (none) none.hidden = counts.some((count) => count > 0);
  };
  const goBack = async () => {
    const answer = await fetch("/api/health", { cache: "no-store" }).catch(() => undefined);
    if (!answer?.ok) return;
    if (location.pathname === "/offline") location.replace("/");
    else location.reload();
  };
  void show();
  addEventListener("online", () => void goBack());
  document.querySelector("button")?.addEventListener("click", () => void goBack());
  setInterval(() => {
    if (document.visibilityState === "visible") void goBack();
  }, everyMs);
}
