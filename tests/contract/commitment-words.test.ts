import { describe, expect, it } from "vitest";
import { addDays, addMonths } from "../../lib/contract/payment-periods.ts";
import { formatLongUtcDay } from "../../lib/contract/format-long-utc-day.ts";
import { databases } from "./support/databases.ts";
import { paidHarbour } from "./support/paid-harbour.ts";
import { shopOf } from "./support/payments.ts";
import { useProvider } from "./support/provider.ts";

// docs/behaviour.md BE-501, BE-503
describe.each(databases)("a commitment in words on $name", { timeout: 60_000 }, (database) => {
  const provider = useProvider(database, { catalogues: [paidHarbour] });
  const shop = shopOf(provider);
  const mailTo = async (name: string, subject: string) =>
    (await shop.mails(`${name}@harbour.example`)).find((mail) => mail.subject === subject)?.text;

  it("R20: is named on the hosted page and in the mail, with its payments, end and sum", async () => {
    const begin = await shop.clock();
    const session = await shop.open(shop.start("viewer", "crew/crew-bound"));
    const page = await (await provider.get(new URL(session.url).pathname)).text();
    await shop.pay(session.url);
    const end = formatLongUtcDay(addMonths(begin, 12), "en");
    const line = `Commitment: 12 payments until ${end}, €95.88 in all`;
    expect(page).toContain(line);
    await expect.poll(() => mailTo("viewer", "You have Crew now")).toContain(line);
  });

  it("R23: forbids a change of plan until its payments are made", async () => {
    const [bought] = await shop.purchases("viewer");
    expect(bought).toMatchObject({
      no_switch: "commitment",
      offers: [],
      commitment: { payments: 11, amount: 11 * 799 },
    });
    await shop.goTo(addDays(addMonths(bought?.purchased_at ?? 0, 11), 1));
    const [paid] = await shop.purchases("viewer");
    expect(paid?.commitment).toBeUndefined();
    expect(paid?.no_switch).toBeUndefined();
    expect(paid?.offers.map(({ kind }) => kind)).toContain("switch");
  });
});
