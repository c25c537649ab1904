/**
 * Of the site's service worker: pages without a network. It stores nothing: pages themselves keep what is saved
 * (lib/saved). While there is a network each page comes from it. docs/behaviour.md BE-350.
 *
 * Whatever is in a cache may have been written by a script of a page: of what is read there nothing runs, asks for
 * anything elsewhere or sends a form. docs/security.md SE-185.
 */

const maxAgeMs = { "mq-own": 7 * 86_400_000, "mq-pages": 30 * 86_400_000 };
/** How far a clock may have been set back since. */
const clockMs = 3_600_000;
const drawn = new Set(["script", "style", "font", "image"]);
/** First segments of what is never answered from a cache: where somebody signs in, pays or reads of a failure. */
const barred = new Set(["user", "paywalls", "payment", "error"]);

/** The tabs that show what is saved, as far as this run of the worker knows. */
const offlineTabs = new Set();

self.addEventListener("activate", (event) => event.waitUntil(start()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (isSitePage(new URL(request.url))) event.respondWith(answerPage(event));
    return;
  }
  // Online nothing is looked at: films, pictures and calls take the way that they take without a worker.
  if (navigator.onLine && !offlineTabs.has(event.clientId)) return;
  if (drawn.has(request.destination)) event.respondWith(answerFile(event));
});

async function start() {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The app's web view has words of its own for a lost network; an answer of `/api` is no page. */
function isSitePage({ origin, pathname }) {
  return origin === self.location.origin && !/^\/(?:mobile|api|_next)(?:\/|$)/.test(pathname);
}

/** As the site reads a path: without empty segments, decoded. What cannot be read is barred. */
function isBarred(pathname) {
  try {
    const [first = "", second] = pathname.split("/").filter(Boolean).map(decodeURIComponent);
    return barred.has(first === "mobile" ? second : first);
  } catch {
    return true;
  }
}

async function answerPage(event) {
  const { pathname } = new URL(event.request.url);
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isSignedOut(pathname) && answer.ok) await caches.delete("mq-own");
    return answer;
  } catch {
    offlineTabs.add(event.resultingClientId);
    if (isBarred(pathname)) return sealed(await ownPage());
    const saved = (await savedPage(pathname)) ?? (await shell());
    return sealed(saved ? await saved.text() : await ownPage());
  }
}

/** Pages that the site shows to nobody who is signed in. */
function isSignedOut(pathname) {
  return pathname === "/user/logout" || pathname === "/user/signIn";
}

async function savedPage(pathname) {
  for (const [cacheName, maxMs] of Object.entries(maxAgeMs)) {
    const page = await caches.match(pathname, { cacheName });
    const ageMs = Date.now() - Number(page?.headers.get("X-Saved-At"));
    if (page && ageMs > -clockMs && ageMs < maxMs) return page;
  }
  return undefined;
}

function shell() {
  return caches.match("/offline", { cacheName: "mq-shell" });
}

/** A page of the worker's own; of what is saved it takes the language alone. */
async function ownPage() {
  const [, saved = ""] =
    /<html[^>]* lang="([a-z]{2})/.exec((await (await shell())?.text()) ?? "") ?? [];
  const lang = Object.hasOwn(offlineWords, saved) ? saved : "en";
  const [offline, works, again] = offlineWords[lang];
  return `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${offline}</title><style>
:root{color-scheme:light dark}body{display:grid;justify-items:center;gap:1.5rem;margin:0;padding:20vh 1.5rem;font:1rem/1.5 system-ui,sans-serif;text-align:center}
h1{margin:0;font-size:1.75rem}button{padding:.75rem 1.5rem;font:inherit}a{color:inherit}
</style></head><body><h1>${offline}</h1><button type="button">${again}</button><a href="/offline">${works}</a></body></html>`;
}

const tagsThatLoad = /<(?:img|source|video|audio|track|iframe|embed|object)\b[^>]*>/gi;

/** Without what the policy refuses anyway, so that no browser complains of it. Pictures are drawn by `showSavedPage`. */
function quiet(html) {
  return html
    .replace(/<script\b[^>]*>[^]*?<\/script\s*>/gi, "")
    .replace(/<link\b[^>]*>/gi, (tag) => (/\brel="?stylesheet/i.test(tag) ? tag : ""))
    .replace(tagsThatLoad, (tag) => tag.replace(/\s(src|srcset|poster|data)=/gi, " data-$1="));
}

/** Markup from anywhere as an answer in which `showSavedPage` alone runs, before all else. */
async function sealed(html) {
  const script = `(${showSavedPage})(${JSON.stringify(offlineWords)})`;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  };
  const body = `<!DOCTYPE html><html data-saved=""><head><script>${script}</script>${quiet(html)}`;
  return new Response(body, { headers });
}

/** A page that is barred draws with nothing that a script may have written, whenever it was opened. */
async function answerFile({ clientId, request }) {
  const client = await self.clients.get(clientId);
  if (!client || isBarred(new URL(client.url).pathname)) return fetch(request);
  const saved = await caches.match(request.url, { cacheName: "mq-parts", ignoreVary: true });
  return saved ?? fetch(request);
}
