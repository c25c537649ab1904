import { describe, expect, it } from "vitest";
import { addDays } from "../../lib/contract/payment-periods.ts";
import { boughtGiftsSchema, giftSchema } from "../../lib/contract/gift.ts";
import { paywallSchema, paywallsSchema } from "../../lib/contract/paywall.ts";
import { hostedCheckoutSchema } from "../../lib/contract/purchase.ts";
import { site } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { paidHarbour } from "./support/paid-harbour.ts";
import { shopOf } from "./support/payments.ts";
import { useProvider } from "./support/provider.ts";

describe.each(databases)("a gift on $name", { timeout: 60_000 }, (database) => {
  const provider = useProvider(database, { catalogues: [paidHarbour] });
  const shop = shopOf(provider);
  const to = "nora@quay.example";
  const give = (promo: string, message = "") =>
    shop.post("viewer", "/paywalls/crew/crew-bound/gift", {
      success_url: `${site}/payment/confirm`,
      cancel_url: `${site}/`,
      email: to,
      promo,
      message,
    });

  // docs/security.md SE-112
  it("R27: is mailed on its day, and can be redeemed once, from that day on", async () => {
    const begin = await shop.clock();
    const response = await shop.post("viewer", "/paywalls/crew/crew-month/gift", {
      success_url: `${site}/payment/confirm`,
      cancel_url: `${site}/`,
      email: to,
      message: "Sail well",
      send_at: new Date(addDays(begin, 3)).toISOString(),
    });
    const { url } = hostedCheckoutSchema.parse(await response.json());
    expect((await shop.pay(url)).status).toBe(303);
    expect(await shop.watch("viewer")).toBe(402);
    expect(await shop.mails(to)).toEqual([]);

    await shop.goTo(addDays(begin, 3) + 60_000);
    await expect.poll(async () => (await shop.mails(to)).length).toBe(1);
    const [mail] = await shop.mails(to);
    expect(mail?.subject).toBe("Vera has a gift for you");
    expect(mail?.text).toContain("“Sail well”");
    const link = new URL(mail?.links[0] ?? "");
    expect(link.pathname).toBe("/paywalls/crew");
    const code = link.searchParams.get("gift");
    const shown = await provider.whole(giftSchema, `/ch/harbour/gifts/${code}`);
    expect(shown).toMatchObject({ from: "Vera", message: "Sail well", status: "sent" });
    expect(await shop.watch("alerts")).toBe(402);

    const seenByBuyer = await provider.whole(
      giftSchema,
      `/ch/harbour/gifts/${code}`,
      await shop.as("viewer"),
    );
    expect([shown.is_own, seenByBuyer.is_own]).toEqual([false, true]);
    const refused = await shop.post("viewer", `/gifts/${code}/redemption`);
    expect([refused.status, await refused.json()]).toMatchObject([409, { detail: "OWN_GIFT" }]);

    const redeem = () => shop.post("alerts", `/gifts/${code}/redemption`);
    const twice = await Promise.all([redeem(), redeem()]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    expect(await shop.watch("alerts")).toBe(200);
    const path = "/ch/harbour/users/gifts";
    const { data } = await provider.whole(boughtGiftsSchema, path, await shop.as("viewer"));
    expect(data).toMatchObject([{ email: to, status: "redeemed", price: 999 }]);

    await shop.goTo(addDays(begin, 40));
    expect(await shop.watch("alerts")).toBe(402);
    expect(await shop.invoices("alerts")).toEqual([]);
  });

  it("R27: a commitment is paid as a whole, with the discount of a code on its payments", async () => {
    const { sessionId } = await shop.open(give("FIFTH"));
    expect((await shop.details("viewer", sessionId)).price).toBe(12 * 799 - 3 * 160);
  });

  // docs/security.md SE-195
  it("R35: the code of a trial is rejected", async () => {
    const response = await give("TRY");
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { detail: "PROMO_NOT_APPLICABLE" },
    ]);
  });

  // docs/security.md SE-112
  it("R27: a message of 501 characters is rejected, and markup in it is text in the mail", async () => {
    expect((await give("FIFTH", "x".repeat(501))).status).toBe(422);
    const { url } = await shop.open(give("FIFTH", "<b>Sail</b> well"));
    expect((await shop.pay(url)).status).toBe(303);
    await shop.goTo((await shop.clock()) + 60_000);
    await expect.poll(async () => (await shop.mails(to)).length).toBeGreaterThan(0);
    const inbox = await provider.console.get(`/console/mails?to=${encodeURIComponent(to)}`);
    const [, frame = ""] = /src="(\/console\/mails\/\d+\/letter)"/.exec(await inbox.text()) ?? [];
    const letter = await (await provider.console.get(frame)).text();
    expect(letter).toContain("&lt;b&gt;Sail");
    expect(letter).not.toContain("<b>Sail");
  });

  it("R27: a one-off offer for a single content cannot be given", async () => {
    const path = "/ch/harbour/paywalls";
    const [crew] = (await provider.whole(paywallsSchema, path)).data;
    const one = await provider.whole(paywallSchema, `${path}/one`);
    expect([crew?.prices[0]?.can_give, one.prices[0]?.can_give]).toEqual([true, false]);
  });
});
