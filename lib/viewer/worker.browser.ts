/** Where the site's one service worker is: docs/decisions/0065-one-service-worker.md. */
export const workerPath = "/service-worker.js";

/** Registers the site's service worker, or checks for a new version. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(workerPath, { updateViaCache: "none" });
  return navigator.serviceWorker.ready;
}
