import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { type PushService, startPushService } from "../support/push-service.ts";
import { postFromPage } from "../support/sign-in.ts";
import { takePushes } from "../support/take-pushes.ts";
import { startSession } from "./support/session.ts";

/** The next event of the channel. */
const event = { token: "the-light-goes-on-at-skerry", channel: "demo" };
const origin = site(event.channel, "").replace(/\/$/, "");

test.use({ serviceWorkers: "allow" });

let service: PushService;
test.beforeAll(async () => {
  service = await startPushService();
});
test.afterAll(() => service.close());

type Shown = { title: string; options: { body: string; lang: string; data: string } };

/**
 * The notifications that the worker shows and opens. The browser from npm has no desktop to show them on
 * and rejects: the worker's two calls are recorded here instead.
 */
async function standInForDesktop(page: Page) {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("The site's worker is not there.");
  await worker.evaluate(() => {
    const { registration, clients } = globalThis as unknown as WorkerScope;
    const shown: object[] = [];
    const opened: string[] = [];
    Object.assign(globalThis, { shown, opened });
    registration.showNotification = async (title, options) => void shown.push({ title, options });
    clients.openWindow = async (url) => void opened.push(url);
  });
  return {
    shown: () => worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown),
    press: async ({ options: { data } }: Shown) => {
      await worker.evaluate((data) => {
        const notification = { data: data, close: () => {} };
        const facts = { notification, waitUntil: () => {} };
        dispatchEvent(Object.assign(new Event("notificationclick"), facts));
      }, data);
      const opened = () =>
        worker.evaluate(() => (globalThis as unknown as { opened: string[] }).opened);
      await expect.poll(opened).toHaveLength(1);
      return (await opened())[0] ?? "";
    },
  };
}

type WorkerScope = {
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  clients: { openWindow: (url: string) => Promise<void> };
};

test("the start of an event is pushed, shown as a notification, and opened by a click", async ({
  page,
}) => {
  await startSession(page, event.channel);
  await page.goto(site(event.channel, "/user/account"));
  const deliver = await takePushes(page);
  const desktop = await standInForDesktop(page);
  const { subscription, pushes, read } = service.browser("laptop");
  expect(await postFromPage(page, "push", { subscription })).toBe(200);
  const change = { token: event.token, added: true };
  expect(await postFromPage(page, "live-notification", change)).toBe(200);

  await consoleApi.clock({ action: "start-next-event", channel: event.channel });
  await expect.poll(() => pushes().length).toBe(1);
  await deliver(JSON.stringify(read(pushes()[0]?.body)));

  await expect.poll(async () => (await desktop.shown()).length).toBe(1);
  const [notification] = await desktop.shown();
  if (!notification) throw new Error("Nothing was shown.");
  const address = `${origin}/video/${event.token}`;
  expect(notification.options).toMatchObject({
    body: expect.stringMatching(/^Live now at /),
    lang: "en",
    data: address,
  });
  const opened = await desktop.press(notification);
  expect(opened).toBe(address);
  await page.goto(opened);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notification.title);
});

test("a push with a link to another site is not shown", async ({ page }) => {
  await page.goto(site(event.channel, "/user/signIn"));
  const deliver = await takePushes(page);
  const desktop = await standInForDesktop(page);
  const push = { title: "Won!", body: "Press", tag: "a", lang: "en" };
  await deliver(JSON.stringify({ ...push, url: "https://elsewhere.example/" }));
  await deliver(JSON.stringify({ ...push, title: "Ours", url: "/" }));
  await expect
    .poll(async () => (await desktop.shown()).map(({ title }) => title))
    .toEqual(["Ours"]);
});
