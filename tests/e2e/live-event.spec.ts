import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { startEventIn } from "./support/events.ts";
import { listenAsApp } from "./support/listen-as-app.ts";
import { isSameDocument, markDocument } from "./support/same-document.ts";

// The site caches a page for a minute once it is a film: each test has its own event.
const eventOf = (token: string) => ({
  event: { channel: "demo", token },
  address: `/video/${token}`,
});

test("the page of an event becomes the player at its start in every waiting browser, without a load", async ({
  page,
  browser,
}) => {
  const { event, address } = eventOf("saturn-at-opposition");
  await startEventIn(event, 30_000);
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await Promise.all([page.clock.install(), phone.clock.install()]);
  await phone.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 3_600_000;
  });
  const readMessages = await listenAsApp(phone);
  await Promise.all([
    page.goto(site("demo", address)),
    phone.goto(site("demo", `/mobile${address}`)),
  ]);
  for (const each of [page, phone]) {
    // Also when the device's clock is an hour fast.
    await expect(each.getByRole("timer", { name: /^Starts in/ })).toBeVisible();
    await markDocument(each);
  }
  await phone.getByRole("link", { name: "Add to calendar" }).click();
  const file = new RegExp(`^${site("demo", `/api/calendar/${event.token}.ics`)}\\?event=`);
  await expect
    .poll(readMessages)
    .toContainEqual({ v: 1, type: "navigate", url: expect.stringMatching(file) });
  const typed = page.getByRole("searchbox", { name: "Search" });
  await typed.fill("harbour");
  // The rest of the thirty seconds passes at once in both browsers.
  await startEventIn(event, 0);
  for (const each of [page, phone]) {
    const play = each.getByRole("button", { name: "Play", exact: true });
    await expect(async () => {
      await each.clock.fastForward(30_000);
      await expect(play).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(
      each.getByRole("status").filter({ hasText: "The event has started" }),
    ).toBeAttached();
    await expect(each.getByRole("timer")).toHaveCount(0);
    expect(await isSameDocument(each)).toBe(true);
  }
  await expect(typed).toBeFocused();
  await expect(typed).toHaveValue("harbour");
  await phone.context().close();
});
