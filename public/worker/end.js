/** Answered in the place of the service worker where it is switched off: it takes away what is saved, and itself. */

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(end()));

async function end() {
  const names = await caches.keys();
  const saved = names.filter((name) => name.startsWith("mq-"));
  await Promise.all(saved.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
