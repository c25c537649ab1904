import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { listBrowserEngines } from "../../scripts/lib/browser-engines.mjs";
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
  const found = listBrowserEngines().find(({ name }) => name === inject("engine"));
  // A process that runs as root, as in containers, has no sandbox.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  browser = await chromium.launch({ executablePath: found?.programs.chromium ?? "", args });
  service = await startPushService();
  await consoleApi.resetData();
});
afterAll(async () => {
  await browser.close();
  await service.close();
});

test("the browser decrypts and shows the push for an event that starts", async () => {
  const context = await browser.newContext();
  await context.grantPermissions(["notifications"], { origin });
  const page = await context.newPage();
  await startSession(page, event.channel);
  await page.goto(site(event.channel, "/user/account"));
  const deliver = await takePushes(page);
  const { subscription, pushes, read } = service.browser("laptop");
  expect(await postFromPage(page, "push", { subscription })).toBe(200);
  const change = { token: event.token, added: true };
  expect(await postFromPage(page, "live-notification", change)).toBe(200);

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
