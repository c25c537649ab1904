import type { Page } from "playwright/test";
import { languages } from "../../lib/contract/languages.ts";
import { provider } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { startRefusingProvider } from "../support/refusing-provider.ts";
import { findAxeViolations } from "./support/axe-violations.ts";
import { channels, matrixUnlessPlain } from "./support/channels.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { type StartedSite, startSite } from "./support/started-site.ts";
import { readPage } from "./support/read-page.ts";
import { findOverflow } from "./support/overflow.ts";

/** The specification's error catalogue: the provider's response to a content of this name, and the texts of its screen. */
const rows = [
  ["behind-vpn", 403, "VPN_DETECTION", "VPN access denied", "Try again"],
  ["forbidden", 403, "FORBIDDEN", "You don't have access", undefined],
  ["closed", 403, undefined, "You don't have access", undefined],
  ["gone", 404, undefined, "Page not found", undefined],
  ["elsewhere", 423, "GEO_BLOCK", "Content is not available in your region", undefined],
  ["asking", 428, "MISSING_REGISTRATION", "First, a few questions", undefined],
  ["crowded", 429, "DEVICE_LIMIT", "Too many devices", undefined],
  ["hasty", 429, undefined, "Too many requests", "Try again"],
  ["out", 503, undefined, "Server error", "Try again"],
  ["broken", 500, undefined, "Server error", "Try again"],
  ["teapot", 418, undefined, "Server error", "Try again"],
] as const;

let startedSite: StartedSite;
let door: Awaited<ReturnType<typeof startRefusingProvider>>;
test.beforeAll(async () => {
  const film = await fetch(provider("/ch/demo/content/blue-hour-the-light-that-stays"));
  const { thumbnail } = (await film.json()).input;
  const data = { inputPreview: { name: "Blue Hour", thumbnail } };
  door = await startRefusingProvider(
    Object.fromEntries(rows.map(([name, status, source]) => [name, [status, { source, data }]])),
  );
  startedSite = await startSite({ PROVIDER_API_URL: door.url });
});
test.afterAll(async () => {
  await startedSite.stop();
  await door.close();
});

const title = (page: Page) => page.getByRole("heading", { level: 1 });

for (const [name, status, source, heading, button] of rows) {
  test(`a content with the response ${status} ${source ?? "only"} shows “${heading}” with that status, also in the app`, async () => {
    for (const variant of ["", "/mobile"]) {
      const path = `${variant}/video/${name}`;
      const { document, ...response } = await readPage("demo", { path, port: startedSite.port });
      expect(response.status).toBe(status);
      expect(response.headers["cache-control"]).toBe("no-store");
      expect(response.textsOf("h1")).toEqual([heading]);
      expect(response.textsOf(`main a[href="${variant || "/"}"]`)).toEqual(["Back to home"]);
      expect(response.textsOf("main button")).toEqual(button ? [button] : []);
    }
  });
}

test("the screen of a VPN shows the closed film, links to support, and can be retried in place", async ({
  page,
  announce,
}) => {
  announce(403);
  await page.goto(startedSite.at("demo", "/video/behind-vpn"));
  const main = page.getByRole("main");
  await expect(main.getByText("Blue Hour")).toBeVisible();
  await expect(main.locator("img")).toHaveAttribute("src", /^http/);
  await expect(main.getByRole("link", { name: "Contact support" })).toHaveAttribute("href", /./);
  await waitForHydration(page, main);
  const again = page.waitForResponse(startedSite.at("demo", "/video/behind-vpn"));
  await main.getByRole("button", { name: "Try again" }).click();
  expect((await again).status()).toBe(403);
});

test("a followed link shows the screen with its status at the requested URL", async ({
  page,
  announce,
}) => {
  announce(423);
  await page.goto(startedSite.at("demo", "/pages/series"));
  await waitForHydration(page);
  const link = page.getByRole("main").locator('a[href^="/video/"]').first();
  await link.evaluate((element) => element.setAttribute("href", "/video/elsewhere"));
  const shown = page.waitForResponse(
    (response) =>
      response.url().startsWith(startedSite.at("demo", "/video/elsewhere")) &&
      response.request().isNavigationRequest(),
  );
  await link.click();
  expect((await shown).status()).toBe(423);
  await expect(title(page)).toHaveText("Content is not available in your region");
  await expect(page).toHaveURL(startedSite.at("demo", "/video/elsewhere"));
});

const screens = ["behind-vpn", "elsewhere", "forbidden", "hasty"] as const;
const codes = { "behind-vpn": 403, elsewhere: 423, forbidden: 403, hasty: 429 } as const;

for (const [i, { token, closed }] of channels.entries()) {
  test(`the screens of ${token} are accessible at 320 px in four languages${matrixUnlessPlain(token)}`, async ({
    page,
    announce,
  }) => {
    for (const code of new Set(Object.values(codes))) announce(code);
    await page.setViewportSize({ width: 320, height: 720 });
    for (const [at, name] of screens.entries()) {
      // The ten languages are spread over the brands.
      const lng = languages[(i * screens.length + at) % languages.length];
      const path = closed ? `/error?code=${codes[name]}&` : `/video/${name}?`;
      await page.goto(startedSite.at(token, `${path}lng=${lng}`));
      await waitForHydration(page);
      expect.soft(await findOverflow(page), `${name} in ${lng}`).toEqual([]);
      expect.soft(await findAxeViolations(page), `${name} in ${lng}`).toEqual([]);
    }
  });
}
