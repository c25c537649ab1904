import { expect, test } from "../support/journey.ts";
import { tinyToken } from "../support/tiny-accounts.ts";
import { sendRequest } from "./support/send-request.ts";
import { useTinySite } from "./support/tiny-site.ts";

const { provider, tinySite } = useTinySite();
const tiny = (path = "/") => tinySite().at("tiny", path);
const question = "Continue as Ada Tiny?";

/** A request as a link on another site makes it. */
const fromElsewhere = (path: string, cookie = "") =>
  sendRequest("tiny", {
    path,
    port: tinySite().port,
    headers: { "sec-fetch-site": "cross-site", cookie },
  });

// docs/security.md SE-17
test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a link with a token shows a question, and Continue signs in", async ({ page, context }) => {
    await page.goto(tiny(`/pages/about?access_token=${await tinyToken(provider().url)}`));
    await expect(page.getByRole("heading", { name: question })).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("mq_session");
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await page.getByRole("button", { name: "Continue" }).click();
    expect((await (await sent).allHeaders()).origin).toBe(new URL(tiny()).origin);
    await expect(page).toHaveURL(tiny("/pages/about"));
    await page.goto(tiny("/user/account"));
    await expect(page.getByText("Ada Tiny").first()).toBeVisible();
  });

  test("a link with a token signs no viewer in when they choose to stay signed out", async ({
    page,
    context,
  }) => {
    await page.goto(tiny(`/pages/about?access_token=${await tinyToken(provider().url)}`));
    await page.getByRole("button", { name: "Stay signed out" }).click();
    await expect(page).toHaveURL(tiny("/pages/about"));
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names.filter((name) => /session|handoff/.test(name))).toEqual([]);
  });
});

// docs/security.md SE-184
test("the question is bound to one browser, cannot be framed, and contains no token", async () => {
  const token = await tinyToken(provider().url);
  const led = await fromElsewhere(`/mobile/pages/about?access_token=${token}`);
  expect([led.status, led.headers.location]).toEqual([
    307,
    expect.stringMatching(/\/mobile\/user\/continue$/),
  ]);
  const set = led.headers["set-cookie"] ?? [];
  expect(set.join()).not.toMatch(new RegExp(`mq_session|${token}`));
  const cookie = set.map((line) => line.split(";")[0]).join("; ");
  const { body, headers } = await fromElsewhere("/mobile/user/continue", cookie);
  expect(body).toContain("Continue as Ada Tiny?");
  expect(body).not.toContain(token);
  expect(headers["cache-control"]).toContain("no-store");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
});

test("the question fits into a phone, a tablet and a desktop window", async ({ page }) => {
  await page.goto(tiny(`/pages/about?access_token=${await tinyToken(provider().url)}`));
  await expect(page.getByRole("heading", { name: question })).toBeVisible();
  for (const width of [320, 940, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }
});
