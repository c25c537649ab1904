import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { fail, type FaultKind } from "./support/faults.ts";
import { type OwnSite, startSite } from "./support/own-site.ts";

/** The status of a page whose needed call fails so: docs/errors.md. */
const kinds: [FaultKind, number][] = [
  ["down", 503],
  ["slow", 503],
  ["error", 500],
  ["truncated", 503],
  ["wrong-types", 503],
  ["html", 503],
  ["bad-items", 200],
];

/** Calls that a page cannot do without, each with an address that nobody has asked for yet. */
const needed = [
  ["channel", "academy", "/"],
  ["page", "arena", "/pages/live"],
  ["sections", "demo", "/pages/films"],
  ["content", "lumen", "/video/the-long-pier"],
] as const;

for (const [kind, status] of kinds) {
  test.describe(`with "${kind}" answers`, () => {
    let own: OwnSite;
    test.beforeAll(async () => {
      own = await startSite();
    });
    test.afterAll(() => own.stop());

    for (const [call, channel, path] of needed) {
      test(`${call} decides on a ${status}`, async ({ page, announce }) => {
        announce(/status of 50[03]/);
        await fail(call, kind, channel);
        const answer = await page.goto(own.at(channel, path));
        expect(answer?.status()).toBe(status);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const home = page.getByRole("link", { name: "Back to home" });
        await expect(home).toHaveCount(status === 200 ? 0 : 1);
        if (status === 200) return;
        const lines = own.log().filter((line) => line.call === call && line.channel === channel);
        expect(lines.filter(({ reason }) => typeof reason === "string")).not.toEqual([]);
      });
    }

    test("header and footer leave the page standing", async ({ page }) => {
      await fail("header", kind, "arena");
      await fail("footer", kind, "arena");
      const answer = await page.goto(own.at("arena"));
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole("banner").getByRole("link", { name: "Arena" })).toBeVisible();
      await expect(page.getByRole("main").getByRole("heading", { level: 2 })).not.toHaveCount(0);
    });

    test("rows stand or say that they failed, and come back", async ({ page, announce }) => {
      announce(/status of 50[03]/);
      await fail("section-content", kind, "lumen");
      const answer = await page.goto(own.at("lumen"));
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const row = page.getByRole("region", { name: "Thirty films, this month" });
      const failed = row.getByText("This part could not be loaded.");
      await expect(failed).toHaveCount(status === 200 ? 0 : 1);
      await consoleApi.clearFaults();
      if (status !== 200) await row.getByRole("button", { name: "Try again" }).click();
      await expect(row.getByRole("link").first()).toBeVisible();
      await expect(failed).toHaveCount(0);
    });
  });
}
