import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { engines } from "../../scripts/lib/engines.mjs";
import { startSession } from "../e2e/support/session.ts";
import { site } from "../support/addresses.ts";
import { consoleApi } from "../support/console-api.ts";
import { type PushService, startPushService } from "../support/push-service.ts";
import { postFromPage } from "../support/sign-in.ts";
import { takePushes } from "../support/take-pushes.ts";

const event = { token: "the-light-goes-on-at-skerry", channel: "demo" };
const origin = site(event.channel, "").replace(/\/$/, "");

let browser: Browser;
let service: PushService;
beforeAll(async () => {
  const found = engines().find(({ name }) => name === inject("engine"));
  // Whoever runs it as root, as containers do, has no sandbox.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  browser = await chromium.launch({ executablePath: found?.programs.chromium ?? "", args });
  service = await startPushService();
  await consoleApi.resetData();
});
afterAll(async () => {
  await browser.close();
  await service.close();
});

test("an event that begins is encrypted for the browser, pushed to it, and shown by it", async () => {
  const context = await browser.newContext();
  await context.grantPermissions(["notifications"], { origin });
  const page = await context.newPage();
  await startSession(page, event.channel);
  await page.goto(site(event.channel, "/user/account"));
  const deliver = await takePushes(page);
  const { subscription, pushes, read } = service.browser("laptop");
  expect(await postFromPage(page, "push", { subscription })).toBe(200);
  const wish = { token: event.token, added: true };
  expect(await postFromPage(page, "live-notification", wish)).toBe(200);

  await consoleApi.clock({ action: "start-next-event", channel: event.channel });
  await expect.poll(() => pushes().length).toBe(1);
  await deliver(JSON.stringify(read(pushes()[0]?.body)));

  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      const all = await worker.getNotifications();
      return all.map(({ title, body, lang, data }) => ({ title, body, lang, data }));
    });
  await expect.poll(shown).toEqual([
    {
      title: expect.stringMatching(/Skerry/),
      body: expect.stringMatching(/^Live now at /),
      lang: "en",
      data: `${origin}/video/${event.token}`,
    },
  ]);
});
