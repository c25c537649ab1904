import { site } from "../support/addresses.ts";
import { expect, test } from "./support/engine.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { goBack, navigateAway } from "./support/visits.ts";

for (const path of ["/", "/pages/series", "/mobile", "/search?q=light"]) {
  test(`${path} is restored as it was by the back/forward cache`, async ({ tab }) => {
    await tab.open(site("demo", path));
    await waitForHydration(tab);
    await navigateAway(tab, site("demo", "/api/health"));
    expect(await goBack(tab)).toBe(true);
  });
}
