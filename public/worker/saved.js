/**
 * What is shown without a network. The worker reads this file as code, which no page can change, and puts the text of
 * `showSavedPage` into what it shows: the one script that runs there. The site's own `/offline` loads it as a script.
 * docs/decisions/0080-what-page-scripts-reach.md.
 */

/** By language: that there is no network, the way to what still works, and the button. */
const offlineWords = {
  en: ["You are offline", "See what still works", "Try again"],
  da: ["Du er offline", "Se, hvad der stadig virker", "Prøv igen"],
  de: ["Du bist offline", "Was jetzt noch geht", "Erneut versuchen"],
  es: ["Estás sin conexión", "Ver qué sigue funcionando", "Reintentar"],
  fr: ["Vous êtes hors ligne", "Voir ce qui reste accessible", "Réessayer"],
  it: ["Sei offline", "Vedi cosa funziona ancora", "Riprova"],
  ja: ["オフラインです", "今見られるもの", "再試行"],
  nb: ["Du er frakoblet", "Se hva som fortsatt virker", "Prøv igjen"],
  pt: ["Está offline", "Ver o que ainda funciona", "Tentar novamente"],
  sv: ["Du är offline", "Se vad som fortfarande fungerar", "Försök igen"],
};

/**
 * Shows what this browser has saved, and loads the page anew as soon as the site answers. Uses its argument and the
 * browser's globals only. The markup around it may be anybody's: nothing in it can be typed into, sent or asked for.
 */
function showSavedPage(words) {
  const partsCache = "mq-parts";
  const everyMs = 10_000;
  const lang = () => document.documentElement.lang.slice(0, 2);
  const [offline, works, again] = words[lang()] ?? words.en;

  const savedAddress = async (addresses) => {
    for (const address of addresses) {
      const saved = address && (await caches.match(address, { cacheName: partsCache }));
      if (saved) return URL.createObjectURL(await saved.blob());
    }
    return undefined;
  };
  // As without scripts: what stands in for them is shown.
  const showWithoutScripts = () => {
    for (const hidden of document.querySelectorAll("noscript")) {
      hidden.insertAdjacentHTML("afterend", hidden.textContent);
      hidden.remove();
    }
    for (const rule of [...document.styleSheets].flatMap((sheet) => rulesOf(sheet))) {
      if (rule.media?.mediaText.includes("scripting: none")) rule.media.mediaText = "all";
    }
  };
  const rulesOf = (sheet) => {
    try {
      return [...sheet.cssRules].flatMap((rule) => [rule, ...(rule.cssRules ?? [])]);
    } catch {
      return [];
    }
  };
  const removeForms = () => {
    const typed = "form, input, textarea, select, [contenteditable], a[href*='/user/signIn']";
    for (const part of document.querySelectorAll(typed)) part.remove();
  };
  const drawPicture = async (image) => {
    const sources = image.parentElement?.querySelectorAll("source") ?? [];
    const named = [image, ...sources].flatMap(({ dataset: { src, srcset = "" } }) => [
      src,
      ...srcset.split(/,\s+/).map((one) => one.trim().split(" ")[0]),
    ]);
    const address = await savedAddress(named.filter(Boolean));
    if (address) image.src = address;
  };
  const sayOffline = () => {
    const line = document.createElement("p");
    const link = document.createElement("a");
    link.href = "/offline";
    link.textContent = works;
    link.style.cssText = "color:inherit;font-weight:600";
    line.setAttribute("role", "status");
    line.style.cssText =
      "position:fixed;inset:auto 0 1rem;z-index:99;width:fit-content;max-width:90vw;margin:0 auto;" +
      "padding:.625rem 1.125rem;border-radius:.5rem;background:#111;color:#fff;font-size:.875rem";
    line.append(`${offline} `, link);
    document.body.append(line);
  };

  const entryOf = async (cache, request) => {
    const headers = (await cache.match(request))?.headers;
    const title = headers?.get("X-Saved-Title");
    if (!title) return undefined;
    const picture = await savedAddress([headers.get("X-Saved-Picture")]);
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
  const fill = async (list) => {
    const name = list.dataset.savedList;
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
  const showLists = async (lists) => {
    const counts = await Promise.all([...lists].map((list) => fill(list).catch(() => 0)));
    const none = document.querySelector("[data-saved-none]");
    if (none) none.hidden = counts.some((count) => count > 0);
  };

  const goBack = async () => {
    const answer = await fetch("/api/health", { cache: "no-store" }).catch(() => undefined);
    if (!answer?.ok) return;
    if (location.pathname === "/offline") location.replace("/");
    else location.reload();
  };
  const start = () => {
    const lists = document.querySelectorAll("[data-saved-list]");
    const button = document.querySelector("button");
    if ("saved" in document.documentElement.dataset) {
      removeForms();
      showWithoutScripts();
      for (const image of document.images) void drawPicture(image).catch(() => {});
      // The worker's own page says so itself.
      if (lists.length === 0 && button?.textContent !== again) sayOffline();
    }
    if (lists.length > 0) void showLists(lists);
    if (button && (lists.length > 0 || button.textContent === again)) {
      button.addEventListener("click", () => void goBack());
    }
    addEventListener("online", () => void goBack());
    setInterval(() => {
      if (document.visibilityState === "visible") void goBack();
    }, everyMs);
    if ("saved" in document.documentElement.dataset && navigator.onLine) void goBack();
  };
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
  else start();
}

if (typeof document !== "undefined") showSavedPage(offlineWords);
