/** Where the site's one service worker is: docs/decisions/0065-one-service-worker.md. */
export const serviceWorkerPath = "/service-worker.js";

/** Registers the site's service worker, or checks for a new version. */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(serviceWorkerPath, { updateViaCache: "none" });
  return navigator.serviceWorker.ready;
}
