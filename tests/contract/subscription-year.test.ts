import { describe, expect, it } from "vitest";
import { databases } from "./support/databases.ts";
import { paidHarbour } from "./support/paid-harbour.ts";
import { cards, shopOf } from "./support/payments.ts";
import { useProvider } from "./support/provider.ts";

const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** One year of a subscription that begins on the last day of January 2027: 9.99 € a month. */
const invoices: [day: string, amount: number, status: string, paid: string][] = [
  ["2027-01-31", 999, "paid", "2027-01-31"],
  ["2027-02-28", 999, "paid", "2027-02-28"],
  ["2027-03-31", 999, "paid", "2027-03-31"],
  ["2027-04-30", 999, "paid", "2027-04-30"],
  // The card is declined on 31 May and 1 June, and another one pays on 2 June.
  ["2027-05-31", 999, "paid", "2027-06-02"],
  ["2027-06-30", 999, "paid", "2027-06-30"],
  ["2027-07-31", 999, "paid", "2027-07-31"],
  ["2027-08-31", 999, "paid", "2027-08-31"],
  ["2027-09-30", 999, "paid", "2027-09-30"],
  ["2027-10-31", 999, "paid", "2027-10-31"],
  ["2027-11-30", 999, "paid", "2027-11-30"],
  ["2027-12-31", 999, "paid", "2027-12-31"],
];

/** The actions of a day, and the state after them. */
const year: [
  day: string,
  does: "" | "bad card" | "good card" | "cancels",
  watch: number,
  status: string,
][] = [
  ["2027-02-14", "", 200, "active"],
  ["2027-02-28", "", 200, "active"],
  ["2027-05-10", "bad card", 200, "active"],
  ["2027-05-30", "", 200, "active"],
  ["2027-06-01", "", 200, "past_due"],
  ["2027-06-02", "good card", 200, "active"],
  ["2027-11-30", "", 200, "active"],
  ["2028-01-10", "cancels", 200, "cancelled"],
  ["2028-01-30", "", 200, "cancelled"],
  ["2028-02-01", "", 402, "expired"],
  ["2028-03-15", "", 402, "expired"],
];

describe.each(databases)("a year of a subscription on $name", { timeout: 120_000 }, (database) => {
  const shop = shopOf(useProvider(database, { catalogues: [paidHarbour] }));

  it("R18: has the invoices and the access of the table, with a failed card in month five", async () => {
    await shop.goTo(at("2027-01-31"));
    await shop.buy("viewer", "crew/crew-month");
    for (const [day, does, watch, status] of year) {
      await shop.goTo(at(day) + 60_000);
      if (does === "bad card") await shop.changeCard("viewer", "crew", cards.failsLater);
      if (does === "good card") await shop.changeCard("viewer", "crew", cards.pays);
      if (does === "cancels") {
        const body = { success_url: "http://harbour.localhost:3000/", reason: "no time" };
        expect((await shop.post("viewer", "/users/paywalls/crew/cancellation", body)).status).toBe(
          200,
        );
      }
      const [purchase] = await shop.purchases("viewer");
      expect([day, await shop.watch("viewer"), purchase?.status]).toEqual([day, watch, status]);
    }
    const bills = (await shop.invoices("viewer")).toReversed();
    expect(
      bills.map(({ issued_at, amount, status, paid_at }) => [
        dayOf(issued_at),
        amount,
        status,
        dayOf(paid_at ?? 0),
      ]),
    ).toEqual(invoices);
    const subjects = async () => {
      const mails = await shop.mails("viewer@harbour.example");
      // A viewer who returns after months has a new device.
      const about = mails.filter(({ subject }) => !subject.startsWith("New sign-in"));
      return about.map(({ subject }) => subject).toReversed();
    };
    await expect
      .poll(subjects)
      .toEqual([
        "You have Crew now",
        "Your payment for Crew failed",
        "Your payment for Crew failed",
        "Your payment for Crew went through",
        "Your subscription to Crew is cancelled",
      ]);
  });

  it("R19: ends after the last of three attempts, and is not owed after that", async () => {
    const begin = await shop.clock();
    await shop.buy("alerts", "crew/crew-month", {}, cards.failsLater);
    const days = async (count: number) => {
      await shop.goTo(begin + count * 86_400_000);
      const [purchase] = await shop.purchases("alerts");
      return [purchase?.status, await shop.watch("alerts")];
    };
    expect(await days(34)).toEqual(["past_due", 200]);
    expect(await days(40)).toEqual(["expired", 402]);
    expect(await shop.invoices("alerts")).toMatchObject([{ status: "paid" }]);
    // Mails are sent in parallel: that of the last attempt may come after it.
    const subjects = async () =>
      (await shop.mails("alerts@harbour.example")).map(({ subject }) => subject);
    await expect.poll(subjects).toContain("Your subscription to Crew has ended");
  });
});
