/** Where the site's one service worker is: docs/decisions/0065-one-service-worker.md. */
export const workerPath = "/service-worker.js";

/** Has the browser start the site's service worker, or look for a new one. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(workerPath, { updateViaCache: "none" });
  return navigator.serviceWorker.ready;
}
