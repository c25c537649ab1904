import type { Page } from "playwright/test";
import { expect, test } from "../support/journey.ts";
import { tinyToken } from "../support/tiny-accounts.ts";
import { waitForHydration } from "./support/hydrated.ts";
import {
  aboutLink,
  chooseTracking,
  choicesBar,
  ga,
  openChoices,
  useMeasuredSite,
  passReportingTime,
} from "./support/measured-site.ts";

const { at, provider } = useMeasuredSite();

const googleScript = "https://www.googletagmanager.com/gtag/js";
const metaScript = "https://connect.facebook.net/en_US/fbevents.js";

/** Records the hosts of third-party scripts that the page requests, and blocks those requests. */
async function recordThirdPartyHosts(page: Page): Promise<string[]> {
  const requested: string[] = [];
  for (const address of [googleScript, metaScript]) {
    await page.route(`${address}*`, (route) => {
      requested.push(new URL(route.request().url()).hostname);
      return route.fulfill({ contentType: "text/javascript", body: "" });
    });
  }
  return requested;
}

/** The calls of Google's script, each a list of arguments. */
const googleCalls = (page: Page) =>
  page.evaluate(() => {
    const layer = (globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [];
    return layer.map((entry) => Array.from(entry));
  });
const googleCallNames = async (page: Page) =>
  (await googleCalls(page)).map((entry) => entry.slice(0, 2).join(" "));
const metaCalls = (page: Page) =>
  page.evaluate(() => (globalThis as { fbq?: { queue: unknown[][] } }).fbq?.queue ?? []);

test("Google Analytics and the Meta pixel load only after consent, and count pages", async ({
  page,
}) => {
  await page.clock.install();
  const requested = await recordThirdPartyHosts(page);
  const response = await page.goto(at("others"));
  const policy = response?.headers()["content-security-policy"] ?? "";
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
  expect(scripts).toContain("www.googletagmanager.com");
  expect(scripts).toContain("connect.facebook.net");
  await expect(choicesBar(page)).toBeVisible();
  await passReportingTime(page);
  expect(requested).toEqual([]);
  await chooseTracking(page, "Accept");
  await expect
    .poll(() => requested.toSorted())
    .toEqual(["connect.facebook.net", "www.googletagmanager.com"]);
  await aboutLink(page).click();
  await expect
    .poll(
      async () =>
        (await googleCallNames(page)).filter((entry) => entry === "event page_view").length,
    )
    .toBe(2);
  expect((await googleCallNames(page)).slice(0, 3)).toEqual([
    "consent default",
    expect.stringMatching(/^js /),
    "consent update",
  ]);
  expect((await metaCalls(page)).filter(([verb]) => verb === "track")).toEqual([
    ["track", "PageView"],
    ["track", "PageView"],
  ]);
  await openChoices(page);
  await chooseTracking(page, "Decline");
  await expect.poll(async () => (await googleCallNames(page)).at(-1)).toBe("consent update");
  expect(await page.evaluate((id) => Object(globalThis)[`ga-disable-${id}`], ga)).toBe(true);
  expect((await metaCalls(page)).at(-1)).toEqual(["consent", "revoke"]);
});

test("third-party scripts run neither on pages where a viewer signs in nor on a channel without them", async ({
  page,
}) => {
  for (const address of [at("others", "/user/signIn"), at("optout")]) {
    const response = await page.goto(address);
    expect(response?.headers()["content-security-policy"]).not.toContain("googletagmanager");
  }
});

/** Opens the page on which a viewer returns from paying for a film. */
async function payFor(page: Page): Promise<void> {
  const bearer = await tinyToken(provider().url);
  const headers = { authorization: `Bearer ${bearer}` };
  const user = await fetch(`${provider().url}/ch/t1/users/me`, { headers });
  provider().respondWithJson("/ch/others/users/me", await user.json());
  provider().respondWithJson("/ch/others/sessions/cs_1/purchase-details", {
    sessionId: "cs_1",
    action: "checkout",
    status: "paid",
    context: "one",
    paywall: { token: "p1", name: "Everything" },
    price: 1099,
    currency: "EUR",
  });
  await page.goto(at("others", `/pages/about?access_token=${bearer}`));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(at("others", "/pages/about"));
}
const confirmation = () => at("others", "/payment/confirm?session_id=cs_1&action=checkout");
/** Passes the time after which the thanks page redirects to the film, by the page's clock. */
async function goesOn(page: Page): Promise<void> {
  const thanks = page.getByRole("heading", { name: "Thank you" });
  await expect(thanks).toBeVisible();
  await waitForHydration(page, thanks);
  await page.clock.fastForward(5_000);
  await page.waitForURL(at("others", "/video/one"));
}
const reportedPurchases = async (page: Page) => [
  ...(await googleCalls(page)).filter(([, name]) => name === "purchase").map(([, , more]) => more),
  ...(await metaCalls(page))
    .filter(([, name]) => name === "Purchase")
    .map((entry) => entry.slice(2)),
];

test("a purchase is reported to Google and Meta once, by the next page that may include them", async ({
  page,
}) => {
  await page.clock.install();
  const requested = await recordThirdPartyHosts(page);
  await payFor(page);
  await chooseTracking(page, "Accept");
  await expect.poll(() => requested.length).toBe(2);
  const response = await page.goto(confirmation());
  expect(response?.headers()["content-security-policy"]).not.toContain("googletagmanager");
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("mq_purchases")))
    .toContain("cs_1");
  expect(requested).toHaveLength(2);
  await page.goto(at("others", "/video/one"));
  await expect
    .poll(() => reportedPurchases(page))
    .toEqual([
      {
        send_to: ga,
        transaction_id: "cs_1",
        value: 10.99,
        currency: "EUR",
        items: [{ item_id: "p1" }],
      },
      [{ value: 10.99, currency: "EUR" }, { eventID: "cs_1" }],
    ]);
  await page.goto(confirmation());
  await goesOn(page);
  await expect.poll(() => googleCallNames(page)).toContain("event page_view");
  expect(await reportedPurchases(page)).toEqual([]);
});

test("a purchase without consent is not stored", async ({ page }) => {
  await payFor(page);
  await chooseTracking(page, "Decline");
  await page.clock.install();
  await page.goto(confirmation());
  await goesOn(page);
  expect(await page.evaluate(() => sessionStorage.getItem("mq_purchases"))).toBeNull();
});
