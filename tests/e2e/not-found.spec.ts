import { JSDOM } from "jsdom";
import { site } from "../support/addresses.ts";
import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { sendRequest } from "./support/send-request.ts";
import { findAxeViolations } from "./support/axe-violations.ts";

for (const channel of ["demo", "arena", "lumen", "academy"]) {
  test(`BE-320: a missing page of ${channel} offers four films in its HTML`, async () => {
    const { status, body } = await sendRequest(channel, { path: "/pages/nowhere" });
    expect(status).toBe(404);
    const { document } = new JSDOM(body).window;
    const titles = document.querySelectorAll('[aria-labelledby="titles"] a');
    const hrefs = [...titles].map((link) => link.getAttribute("href"));
    expect(new Set(hrefs).size).toBe(4);
    for (const href of hrefs) {
      expect((await sendRequest(channel, { path: href ?? "" })).status).toBeLessThan(400);
    }
  });
}

test("BE-320: a missing page of a channel without rows shows its message", async ({
  page,
  announce,
}) => {
  announce(404);
  await consoleApi.setFault({ call: "sections", kind: "error", channel: "academy" });
  await page.goto(site("academy", `/pages/nowhere?lng=en&bypass_cache=1`));
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
});

test("the digits of the code are separate, and the page has no accessibility violations", async ({
  page,
  announce,
}) => {
  announce(404);
  await page.goto(site("lumen", "/pages/nowhere"));
  const code = page.getByText("404", { exact: true });
  expect(
    await code.evaluate((element) => Number.parseFloat(getComputedStyle(element).letterSpacing)),
  ).toBeGreaterThan(0);
  await expect(page.getByText("a letter too many")).toBeVisible();
  expect(await findAxeViolations(page, "main")).toEqual([]);
  await page
    .getByRole("region", { name: "Watch one of these instead" })
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL(/\/video\//);
});
