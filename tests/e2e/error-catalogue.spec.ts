import type { Page } from "playwright/test";
import { languages } from "../../lib/contract/languages.ts";
import { provider } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { startRefusingProvider } from "../support/refusing-provider.ts";
import { axeFaults } from "./support/axe-faults.ts";
import { channels, matrixUnlessPlain } from "./support/channels.ts";
import { hydrated } from "./support/hydrated.ts";
import { type StartedSite, startSite } from "./support/started-site.ts";
import { readPage } from "./support/read-page.ts";
import { stickingOut } from "./support/sticking-out.ts";

/** The specification's error catalogue: a content of this name is answered so, and its screen says that. */
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

let own: StartedSite;
let door: Awaited<ReturnType<typeof startRefusingProvider>>;
test.beforeAll(async () => {
  const film = await fetch(provider("/ch/demo/content/blue-hour-the-light-that-stays"));
  const { thumbnail } = (await film.json()).input;
  const data = { inputPreview: { name: "Blue Hour", thumbnail } };
  door = await startRefusingProvider(
    Object.fromEntries(rows.map(([name, status, source]) => [name, [status, { source, data }]])),
  );
  own = await startSite({ PROVIDER_API_URL: door.url });
});
test.afterAll(async () => {
  await own.stop();
  await door.close();
});

const title = (page: Page) => page.getByRole("heading", { level: 1 });

for (const [name, status, source, heading, button] of rows) {
  test(`a content that is answered ${status} ${source ?? "alone"} says “${heading}” with that status, also in the app`, async () => {
    for (const variant of ["", "/mobile"]) {
      const path = `${variant}/video/${name}`;
      const { document, ...answer } = await readPage("demo", { path, port: own.port });
      expect(answer.status).toBe(status);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.textsOf("h1")).toEqual([heading]);
      expect(answer.textsOf(`main a[href="${variant || "/"}"]`)).toEqual(["Back to home"]);
      expect(answer.textsOf("main button")).toEqual(button ? [button] : []);
    }
  });
}

test("a VPN's screen shows what it closes, leads to support, and is tried again in place", async ({
  page,
  announce,
}) => {
  announce(403);
  await page.goto(own.at("demo", "/video/behind-vpn"));
  const main = page.getByRole("main");
  await expect(main.getByText("Blue Hour")).toBeVisible();
  await expect(main.locator("img")).toHaveAttribute("src", /^http/);
  await expect(main.getByRole("link", { name: "Contact support" })).toHaveAttribute("href", /./);
  await hydrated(page, main);
  const again = page.waitForResponse(own.at("demo", "/video/behind-vpn"));
  await main.getByRole("button", { name: "Try again" }).click();
  expect((await again).status()).toBe(403);
});

test("a followed link shows the screen with its status, under the address that was asked for", async ({
  page,
  announce,
}) => {
  announce(423);
  await page.goto(own.at("demo", "/pages/series"));
  await hydrated(page);
  const link = page.getByRole("main").locator('a[href^="/video/"]').first();
  await link.evaluate((element) => element.setAttribute("href", "/video/elsewhere"));
  const shown = page.waitForResponse(
    (answer) =>
      answer.url().startsWith(own.at("demo", "/video/elsewhere")) &&
      answer.request().isNavigationRequest(),
  );
  await link.click();
  expect((await shown).status()).toBe(423);
  await expect(title(page)).toHaveText("Content is not available in your region");
  await expect(page).toHaveURL(own.at("demo", "/video/elsewhere"));
});

const screens = ["behind-vpn", "elsewhere", "forbidden", "hasty"] as const;
const codes = { "behind-vpn": 403, elsewhere: 423, forbidden: 403, hasty: 429 } as const;

for (const [i, { token, closed }] of channels.entries()) {
  test(`nobody is barred from the screens of ${token} at 320 px, in four languages${matrixUnlessPlain(token)}`, async ({
    page,
    announce,
  }) => {
    for (const code of new Set(Object.values(codes))) announce(code);
    await page.setViewportSize({ width: 320, height: 720 });
    for (const [at, name] of screens.entries()) {
      // The brands share the ten languages among them.
      const lng = languages[(i * screens.length + at) % languages.length];
      const path = closed ? `/error?code=${codes[name]}&` : `/video/${name}?`;
      await page.goto(own.at(token, `${path}lng=${lng}`));
      await hydrated(page);
      expect.soft(await stickingOut(page), `${name} in ${lng}`).toEqual([]);
      expect.soft(await axeFaults(page), `${name} in ${lng}`).toEqual([]);
    }
  });
}
