import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { readPage } from "./support/read-page.ts";

const covers = [
  ["demo", "tideline", "Tideline", "4 episodes", "tideline-slack-water", "Play"],
  ["arena", "cross-training", "Cross Training", "5 episodes", "cross-training-ice", "Play"],
  ["lumen", "slow-water", "Slow Water", "4 parts", "slow-water-one", "Play"],
  ["academy", "see-like-a-painter", "See like a painter", "8 lessons", "squint", "Start"],
] as const;

for (const [channel, token, name, extent, first, action] of covers) {
  test(`a series of ${channel} begins with its picture, its name as the h1, and ${action} that opens its first episode`, async () => {
    const { document, textsOf } = await readPage(channel, { path: `/pages/${token}` });
    const hero = document.querySelector("main [data-hero]");
    expect(textsOf("h1")).toEqual([name]);
    expect(hero?.querySelector("h1")?.textContent).toBe(name);
    expect(hero?.querySelector("img")?.getAttribute("fetchpriority")).toBe("high");
    expect(hero?.textContent).toContain(extent);
    const actions = [...(hero?.querySelectorAll("a, button") ?? [])];
    expect(actions.map((action) => action.textContent)).toEqual([action]);
    expect(actions[0]?.getAttribute("href")).toBe(`/video/${first}`);
    expect(hero?.closest("[data-section]")).toBeNull();
  });

  test(`the cover of a series of ${channel} has no accessibility violations${matrixUnless(channel === "demo")}`, async ({
    page,
  }) => {
    await page.goto(site(channel, `/pages/${token}`));
    await waitForHydration(page);
    await expectAccessible(page);
  });
}

test("Play of a series opens its first episode", async ({ page }) => {
  await page.goto(site("demo", "/pages/tideline"));
  await page.getByRole("region", { name: "Tideline", exact: true }).getByText("Play").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Slack Water");
  await expect(page).toHaveURL(/\/video\/tideline-slack-water$/);
});

test("the cover of a sport shows its live event, and Play opens it", async () => {
  const { document } = await readPage("arena", { path: "/pages/football" });
  const hero = document.querySelector("main [data-hero]");
  expect(hero?.textContent).toMatch(/^Live\s*Lakeside\s– Albion/);
  expect(hero?.querySelector("a")?.getAttribute("href")).toBe("/video/lakeside-albion");
});

test("Play of a series stays in the app's web view", async () => {
  const { document } = await readPage("demo", { path: "/mobile/pages/tideline" });
  const play = document.querySelector("main [data-hero] a");
  expect(play?.getAttribute("href")).toBe("/mobile/video/tideline-slack-water");
});
