import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { waitForHydration } from "./support/hydrated.ts";

test("a card plays its clip while the pointer is on it, and shows its picture afterwards", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto(site("demo"));
  const row = page.getByRole("region", { name: "New this week" });
  const card = row.getByRole("listitem").first();
  await waitForHydration(page, card);
  expect(requested.filter((url) => url.endsWith(".mp4"))).toEqual([]);
  await card.hover();
  const clip = card.locator("video");
  await expect(clip).toHaveJSProperty("paused", false);
  await expect(clip.locator("..")).toHaveCSS("opacity", "1");
  await expect(clip).toHaveJSProperty("muted", true);
  await page.mouse.move(0, 0);
  await expect(clip).toHaveCount(0);
});
