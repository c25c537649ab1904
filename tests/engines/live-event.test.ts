import { consoleApi } from "../support/console-api.ts";
import { site } from "../support/addresses.ts";
import { expectHidden, expectSeen } from "./support/elements.ts";
import { expect, test } from "./support/engine.ts";
import { waitForHydration } from "./support/hydrated.ts";
import type { Tab } from "./support/tab.ts";

const token = "saturn-at-opposition";

/** Sets the provider's clock so that the event starts in `ms`. */
async function startsIn(tab: Tab, ms: number): Promise<void> {
  await tab.open(site("demo", "/api/health"));
  const toStart = await tab.run(async (name) => {
    const { startTime, now } = await (await fetch(`/api/airing?token=${name}`)).json();
    return startTime - now;
  }, token);
  await consoleApi.clock({ action: "shift", ms: toStart - ms });
}

test("the page of an event becomes the player when the event starts, without a reload", async ({
  tab,
}) => {
  await startsIn(tab, 12_000);
  await tab.open(site("demo", `/video/${token}`));
  await waitForHydration(tab);
  await expectSeen(tab, "timer");
  await tab.run(() => document.documentElement.setAttribute("data-same", ""));
  await expectSeen(tab, "button", "Play");
  await expectHidden(tab, "timer");
  expect(await tab.run(() => "same" in document.documentElement.dataset)).toBe(true);
});
