import type { Page } from "playwright/test";
import { expect, test } from "../support/journey.ts";
import { tinyToken } from "../support/tiny-accounts.ts";
import { hydrated } from "./support/hydrated.ts";
import {
  about,
  answerChoices,
  choicesBar,
  ga,
  openChoices,
  useMeasuredSite,
  wouldHaveTold,
} from "./support/measured-site.ts";

const { at, provider } = useMeasuredSite();

const googleScript = "https://www.googletagmanager.com/gtag/js";
const metaScript = "https://connect.facebook.net/en_US/fbevents.js";

/** What the scripts of others are asked for, which is answered with nothing. */
async function hearOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  for (const address of [googleScript, metaScript]) {
    await page.route(`${address}*`, (route) => {
      asked.push(new URL(route.request().url()).hostname);
      return route.fulfill({ contentType: "text/javascript", body: "" });
    });
  }
  return asked;
}

/** What Google's script is told, each a list of arguments. */
const toldGoogle = (page: Page) =>
  page.evaluate(() => {
    const layer = (globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [];
    return layer.map((told) => Array.from(told));
  });
const namesToldGoogle = async (page: Page) =>
  (await toldGoogle(page)).map((told) => told.slice(0, 2).join(" "));
const toldMeta = (page: Page) =>
  page.evaluate(() => (globalThis as { fbq?: { queue: unknown[][] } }).fbq?.queue ?? []);

test("Google Analytics and the Meta pixel are loaded after consent alone, and told of pages", async ({
  page,
}) => {
  await page.clock.install();
  const asked = await hearOthers(page);
  const response = await page.goto(at("others"));
  const policy = response?.headers()["content-security-policy"] ?? "";
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
  expect(scripts).toContain("www.googletagmanager.com");
  expect(scripts).toContain("connect.facebook.net");
  await expect(choicesBar(page)).toBeVisible();
  await wouldHaveTold(page);
  expect(asked).toEqual([]);
  await answerChoices(page, "Accept");
  await expect
    .poll(() => asked.toSorted())
    .toEqual(["connect.facebook.net", "www.googletagmanager.com"]);
  await about(page).click();
  await expect
    .poll(
      async () => (await namesToldGoogle(page)).filter((told) => told === "event page_view").length,
    )
    .toBe(2);
  expect((await namesToldGoogle(page)).slice(0, 3)).toEqual([
    "consent default",
    expect.stringMatching(/^js /),
    "consent update",
  ]);
  expect((await toldMeta(page)).filter(([verb]) => verb === "track")).toEqual([
    ["track", "PageView"],
    ["track", "PageView"],
  ]);
  await openChoices(page);
  await answerChoices(page, "Decline");
  await expect.poll(async () => (await namesToldGoogle(page)).at(-1)).toBe("consent update");
  expect(await page.evaluate((id) => Object(globalThis)[`ga-disable-${id}`], ga)).toBe(true);
  expect((await toldMeta(page)).at(-1)).toEqual(["consent", "revoke"]);
});

test("no script of others may stand where somebody signs in, or on a channel without one", async ({
  page,
}) => {
  for (const address of [at("others", "/user/signIn"), at("offers")]) {
    const response = await page.goto(address);
    expect(response?.headers()["content-security-policy"]).not.toContain("googletagmanager");
  }
});

/** A viewer of the channel, who comes back from paying for a film. */
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
/** Thanks and goes on to the film by itself, when a while has passed by the page's own clock. */
async function goesOn(page: Page): Promise<void> {
  const thanks = page.getByRole("heading", { name: "Thank you" });
  await expect(thanks).toBeVisible();
  await hydrated(page, thanks);
  await page.clock.fastForward(5_000);
  await page.waitForURL(at("others", "/video/one"));
}
const purchasesTold = async (page: Page) => [
  ...(await toldGoogle(page)).filter(([, name]) => name === "purchase").map(([, , more]) => more),
  ...(await toldMeta(page)).filter(([, name]) => name === "Purchase").map((told) => told.slice(2)),
];

test("a purchase is told to Google and Meta once, by the next page that may carry them", async ({
  page,
}) => {
  await page.clock.install();
  const asked = await hearOthers(page);
  await payFor(page);
  await answerChoices(page, "Accept");
  await expect.poll(() => asked.length).toBe(2);
  const response = await page.goto(confirmation());
  expect(response?.headers()["content-security-policy"]).not.toContain("googletagmanager");
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("mq_purchases")))
    .toContain("cs_1");
  expect(asked).toHaveLength(2);
  await page.goto(at("others", "/video/one"));
  await expect
    .poll(() => purchasesTold(page))
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
  await expect.poll(() => namesToldGoogle(page)).toContain("event page_view");
  expect(await purchasesTold(page)).toEqual([]);
});

test("of a purchase without consent nothing is kept", async ({ page }) => {
  await payFor(page);
  await answerChoices(page, "Decline");
  await page.clock.install();
  await page.goto(confirmation());
  await goesOn(page);
  expect(await page.evaluate(() => sessionStorage.getItem("mq_purchases"))).toBeNull();
});
