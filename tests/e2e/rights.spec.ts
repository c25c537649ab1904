import type { Page } from "playwright/test";
import { providerConsole, site } from "../support/addresses.ts";
import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { findAxeViolations } from "./support/axe-violations.ts";
import { startEventIn } from "./support/events.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { expectPlaying, pressPlay, watch } from "./support/player.ts";
import { readPage } from "./support/read-page.ts";
import { sessionOf } from "./support/session.ts";

/** Rights of the demo: provider/seed/data/demo/rights.json. */
const iberian = "/video/the-picos-on-foot";
const withoutVpn = "/video/io-burning";
const notInAmerica = "/video/crescent-with-patience";
/** Opens half an hour before its start. */
const match = "/video/clay-masters-quarter-final";

const day = 24 * 60 * 60_000;
const inRegion = "Content is not available in your region";
const onCard = "Not in your region";
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const cardOf = (page: Page, path: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator(`a[href="${path}"]`) });

test("a card shows that its film is closed in the country set in the console, and its page is a 423", async ({
  page,
  announce,
}) => {
  announce(423);
  await consoleApi.moveViewers({ country: "ES" });
  await page.goto(site("demo", "/pages/nature"));
  const card = cardOf(page, iberian).first();
  await card.scrollIntoViewIfNeeded();
  await expect(card).toBeVisible();
  await expect(card.getByText(onCard)).toHaveCount(0);

  await page.goto(providerConsole("/console/controls"));
  await page.getByLabel("Country").selectOption({ label: "Germany" });
  await page.getByRole("button", { name: "Move them there" }).click();
  await expect(page.getByText("Viewers of this machine are in Germany.")).toBeVisible();
  await page.goto(site("demo", "/pages/nature"));
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText(onCard)).toHaveCount(1);
  await waitForHydration(page);
  const shown = page.waitForResponse(
    (response) =>
      response.url().startsWith(site("demo", iberian)) && response.request().isNavigationRequest(),
  );
  await card.getByRole("link").first().click();
  expect((await shown).status()).toBe(423);
  await expect(title(page)).toHaveText(inRegion);
  await expect(page.getByText("Detected country: Germany.")).toBeVisible();
  await expect(page.getByRole("main").locator("img")).toHaveCount(1);

  await consoleApi.moveViewers({ country: "PT" });
  await watch(page, site("demo", iberian));
  await expectPlaying(page);
});

for (const variant of ["", "/mobile"]) {
  test(`behind a VPN ${variant} shows 403 with the closed film, and without it the film plays${matrixUnless(variant === "")}`, async ({
    page,
    announce,
  }) => {
    announce(403);
    await consoleApi.moveViewers({ vpn: true });
    const address = site("demo", `${variant}${withoutVpn}`);
    const response = await page.goto(address);
    expect([response?.status(), response?.headers()["cache-control"]]).toEqual([403, "no-store"]);
    await expect(title(page)).toHaveText("VPN access denied");
    const main = page.getByRole("main");
    await expect(main.getByText("Io, Burning")).toBeVisible();
    await expect(main.locator("img")).toHaveCount(1);
    expect(await findAxeViolations(page)).toEqual([]);
    await consoleApi.moveViewers({});
    const again = main.getByRole("button", { name: "Try again" });
    await waitForHydration(page, again);
    await again.click();
    await pressPlay(page);
    await expectPlaying(page);
  });
}

test("a viewer in an unknown country sees the reason where only some countries may watch", async () => {
  const { status, textsOf } = await readPage("demo", { path: iberian });
  expect(status).toBe(423);
  expect(textsOf("main")[0]).toContain("We couldn’t tell which country you’re in.");
});

test("a film whose rights have expired is a 403 with the end date", async () => {
  await consoleApi.moveViewers({ country: "FR" });
  expect((await readPage("demo", { path: notInAmerica })).status).toBe(200);
  await consoleApi.clock({ action: "shift", ms: 61 * day });
  await consoleApi.moveViewers({ country: "IT" });
  const { status, textsOf } = await readPage("demo", { path: notInAmerica });
  expect(status).toBe(403);
  expect(textsOf("h1")).toEqual(["No longer available"]);
  expect(textsOf("main")[0]).toMatch(/It was available until \w+, .+ UTC\./);
});

test("an event under embargo opens before its start", async () => {
  const read = async () => {
    const { cookie } = await sessionOf("arena");
    return readPage("arena", { path: match, headers: { cookie } });
  };
  const before = await read();
  expect(before.status).toBe(403);
  expect(before.textsOf("h1")).toEqual(["Not available yet"]);
  expect(before.textsOf("main")[0]).toMatch(/Available from \w+, .+ UTC\./);
  // The previous event of that day, two hours earlier, began 110 minutes ago.
  await startEventIn({ channel: "arena", token: "oval-heat-night" }, -110 * 60_000);
  const after = await read();
  expect(after.status).toBe(200);
  expect(after.textsOf("h1")).toEqual(["Clay Masters: Quarter-final"]);
});
