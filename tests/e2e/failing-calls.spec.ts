import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { failCall, type FaultKind } from "./support/faults.ts";
import { type StartedSite, startSite } from "./support/started-site.ts";
import { readPage } from "./support/read-page.ts";

/** The status of a page when a needed call fails in this way: docs/errors.md. */
const kinds: [FaultKind, number][] = [
  ["down", 503],
  ["slow", 503],
  ["error", 500],
  ["truncated", 503],
  ["wrong-types", 503],
  ["html", 503],
  ["bad-items", 200],
];

/** Calls that a page needs, each with a URL that has not been requested yet. */
const needed = [
  ["channel", "academy", "/"],
  ["page", "arena", "/pages/live"],
  ["sections", "demo", "/pages/films"],
  ["content", "lumen", "/video/the-long-pier"],
] as const;

const row = "Thirty films, this month";
const failedRow = "This section couldn’t be loaded.";

for (const [kind, status] of kinds) {
  test.describe(`with "${kind}" answers${matrixUnless(kind === "down" || kind === "bad-items")}`, () => {
    let startedSite: StartedSite;
    test.beforeAll(async () => {
      startedSite = await startSite();
    });
    test.afterAll(() => startedSite.stop());

    const read = (channel: string, path = "/") =>
      readPage(channel, { path, port: startedSite.port });

    test(`a page whose needed call fails is a ${status} with an error screen`, async () => {
      for (const [call, channel] of needed) await failCall(call, kind, channel);
      await Promise.all(
        needed.map(async ([call, channel, path]) => {
          const page = await read(channel, path);
          expect.soft(page.status, call).toBe(status);
          expect.soft(page.document.querySelectorAll("h1").length, call).toBe(1);
          const home = [...page.document.querySelectorAll("main a[href='/']")];
          const words = home.map((link) => link.textContent);
          expect.soft(words.includes("Back to home"), call).toBe(status !== 200);
          if (status === 200) return;
          const reasons = () =>
            startedSite
              .log()
              .filter((line) => line.call === call && line.channel === channel)
              .flatMap(({ reason }) => (typeof reason === "string" ? reason : []));
          // The log of the other process arrives later.
          await expect.poll(reasons).not.toEqual([]);
        }),
      );
    });

    test("a page is rendered when its header and footer fail", async () => {
      await failCall("header", kind, "arena");
      await failCall("footer", kind, "arena");
      const { document, ...page } = await read("arena");
      expect(page.status).toBe(200);
      const home = [...document.querySelectorAll("header a[href='/']")];
      expect(home.map((link) => link.getAttribute("aria-label") ?? link.textContent)).toContain(
        "Arena",
      );
      expect(document.querySelectorAll("main h2").length).toBeGreaterThan(0);
    });

    test("each row is rendered or shows its own error", async () => {
      await failCall("section-content", kind, "lumen");
      const { document, ...page } = await read("lumen");
      expect(page.status).toBe(200);
      expect(document.querySelectorAll("h1")).toHaveLength(1);
      const section = [...document.querySelectorAll("main section")].find(
        (one) => one.querySelector("h2")?.textContent === row,
      );
      expect(section?.textContent.includes(failedRow)).toBe(status !== 200);
    });
  });
}

test.describe("a failed row", () => {
  let startedSite: StartedSite;
  test.beforeAll(async () => {
    startedSite = await startSite();
  });
  test.afterAll(() => startedSite.stop());

  test("is filled after a retry", async ({ page }) => {
    await failCall("section-content", "down", "lumen");
    await page.goto(startedSite.at("lumen"));
    const region = page.getByRole("region", { name: row });
    const failed = region.getByText(failedRow);
    await expect(failed).toBeVisible();
    await consoleApi.clearFaults();
    await region.getByRole("button", { name: "Try again" }).click();
    await expect(region.getByRole("link").first()).toBeVisible();
    await expect(failed).toHaveCount(0);
  });
});
