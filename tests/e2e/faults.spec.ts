import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { fail, type FaultKind } from "./support/faults.ts";
import { type StartedSite, startSite } from "./support/started-site.ts";
import { readPage } from "./support/read-page.ts";

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

const row = "Thirty films, this month";
const failedRow = "This section couldn’t be loaded.";

for (const [kind, status] of kinds) {
  test.describe(`with "${kind}" answers${matrixUnless(kind === "down" || kind === "bad-items")}`, () => {
    let own: StartedSite;
    test.beforeAll(async () => {
      own = await startSite();
    });
    test.afterAll(() => own.stop());

    const read = (channel: string, path = "/") => readPage(channel, { path, port: own.port });

    test(`a call that is needed decides on a ${status} in words`, async () => {
      for (const [call, channel] of needed) await fail(call, kind, channel);
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
            own
              .log()
              .filter((line) => line.call === call && line.channel === channel)
              .flatMap(({ reason }) => (typeof reason === "string" ? reason : []));
          // What the other process has written arrives in its own time.
          await expect.poll(reasons).not.toEqual([]);
        }),
      );
    });

    test("header and footer leave the page standing", async () => {
      await fail("header", kind, "arena");
      await fail("footer", kind, "arena");
      const { document, ...page } = await read("arena");
      expect(page.status).toBe(200);
      const home = [...document.querySelectorAll("header a[href='/']")];
      expect(home.map((link) => link.getAttribute("aria-label") ?? link.textContent)).toContain(
        "Arena",
      );
      expect(document.querySelectorAll("main h2").length).toBeGreaterThan(0);
    });

    test("rows stand or say that they failed, each by itself", async () => {
      await fail("section-content", kind, "lumen");
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

test.describe("a row that failed", () => {
  let own: StartedSite;
  test.beforeAll(async () => {
    own = await startSite();
  });
  test.afterAll(() => own.stop());

  test("comes back when it is tried again", async ({ page }) => {
    await fail("section-content", "down", "lumen");
    await page.goto(own.at("lumen"));
    const region = page.getByRole("region", { name: row });
    const failed = region.getByText(failedRow);
    await expect(failed).toBeVisible();
    await consoleApi.clearFaults();
    await region.getByRole("button", { name: "Try again" }).click();
    await expect(region.getByRole("link").first()).toBeVisible();
    await expect(failed).toHaveCount(0);
  });
});
