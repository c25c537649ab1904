/**
 * Of the site's service worker: pages without a network. It stores nothing: pages themselves keep what is saved
 * (lib/saved). While there is a network each page comes from it. docs/behaviour.md BE-350.
 */

const maxAgeMs = { "mq-own": 7 * 86_400_000, "mq-pages": 30 * 86_400_000 };
const drawn = new Set(["script", "style", "font", "image"]);

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
  if (drawn.has(request.destination)) event.respondWith(answerFile(request));
});

async function start() {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The app's web view has words of its own for a lost network; an answer of `/api` is no page. */
function isSitePage({ origin, pathname }) {
  return origin === self.location.origin && !/^\/(?:mobile|api|_next)(?:\/|$)/.test(pathname);
}

async function answerPage(event) {
  const { pathname } = new URL(event.request.url);
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isSignedOut(pathname) && answer.ok) await caches.delete("mq-own");
    return answer;
  } catch {
    offlineTabs.add(event.resultingClientId);
    return (await savedPage(pathname)) ?? (await offlinePage()) ?? Response.error();
  }
}

/** Pages that the site shows to nobody who is signed in. */
function isSignedOut(pathname) {
  return pathname === "/user/logout" || pathname === "/user/signIn";
}

async function savedPage(pathname) {
  for (const [cacheName, maxMs] of Object.entries(maxAgeMs)) {
    const page = await caches.match(pathname, { cacheName });
    if (page && Date.now() - Number(page.headers.get("X-Saved-At")) < maxMs) return page;
  }
  return undefined;
}

function offlinePage() {
  return caches.match("/offline", { cacheName: "mq-shell" });
}

async function answerFile(request) {
  const saved = await caches.match(request.url, { ignoreVary: true });
  return saved ?? fetch(request);
}
