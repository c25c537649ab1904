import type { CDPSession, Page } from "playwright/test";

/** Registers the site's worker as a press on "Notify me" does, and returns a function that hands it a push as the browser does. */
export async function takePushes(page: Page): Promise<(data: string) => Promise<void>> {
  const { origin } = new URL(page.url());
  const browser: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    });
  });
  await browser.send("ServiceWorker.enable");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  return async (data) => {
    await browser.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  };
}
