import { seeded } from "../support/sign-in.ts";
import { click, expectSeen } from "./support/elements.ts";
import { expect, test } from "./support/engine.ts";
import { film } from "./support/film.ts";
import type { Tab } from "./support/tab.ts";
import { addressOf, openSignedIn, signIn } from "./support/visits.ts";

const [add, remove] = ["Add to watch list", "Remove from watch list"];
const main = { within: "main" };

/** The titles on the viewer's watch list in the site's response. */
const listed = (tab: Tab) =>
  tab.run(async () => {
    const { watchlistTokens } = await (await fetch("/api/viewership")).json();
    return watchlistTokens as string[];
  });

test("a press adds a film to the watch list, and Undo in the toast removes it", async ({ tab }) => {
  await openSignedIn(tab, "demo");
  await tab.open(film);
  await click(tab, "button", add, main);
  await expectSeen(tab, "button", remove, main);
  await expect.poll(() => listed(tab)).toHaveLength(1);
  await click(tab, "button", "Undo");
  await expectSeen(tab, "button", add, main);
  await expect.poll(() => listed(tab)).toEqual([]);
});

test("a signed-out viewer's change of the list is made after signing in", async ({ tab }) => {
  await tab.open(film);
  await click(tab, "button", add, main);
  await expect.poll(() => addressOf(tab)).toContain("/user/signIn");
  await signIn(tab, seeded("demo"));
  await expect.poll(() => addressOf(tab)).toBe(film);
  await expectSeen(tab, "button", remove, main);
  await expect.poll(() => listed(tab)).toHaveLength(1);
});
