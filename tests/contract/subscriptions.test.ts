import { describe, expect, it } from "vitest";
import { addDays, addMonths } from "../../lib/contract/payment-periods.ts";
import { site } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { paidHarbour } from "./support/paid-harbour.ts";
import { shopOf } from "./support/payments.ts";
import { useProvider } from "./support/provider.ts";

const back = { success_url: `${site}/user/account` };

describe.each(databases)("a subscription on $name", { timeout: 60_000 }, (database) => {
  const provider = useProvider(database, { catalogues: [paidHarbour] });
  const shop = shopOf(provider);
  const change = async (name: string, act: string, body: object = back) => {
    const response = await shop.post(name, `/users/paywalls/crew/${act}`, body);
    return response.status;
  };
  const latestPurchase = async (name: string) => {
    const [latest] = await shop.purchases(name);
    if (!latest) throw new Error("Nothing was bought.");
    return latest;
  };
  const day = (at: number | undefined) => new Date(at ?? 0).toISOString().slice(0, 10);

  it("R20: with a commitment ends with it, and is paid until then", async () => {
    const begin = await shop.clock();
    await shop.buy("viewer", "crew/crew-bound");
    expect(await change("viewer", "cancellation")).toBe(200);
    const cancelled = await latestPurchase("viewer");
    expect(cancelled).toMatchObject({ status: "cancelled", can_cancel: false, can_resume: true });
    expect(day(cancelled.ends_at)).toBe(day(addMonths(begin, 12)));
    await shop.goTo(addDays(addMonths(begin, 11), 1));
    expect(await shop.invoices("viewer")).toHaveLength(12);
    expect(await shop.watch("viewer")).toBe(200);
    await shop.goTo(addDays(addMonths(begin, 12), 1));
    expect([await shop.watch("viewer"), (await latestPurchase("viewer")).status]).toEqual([
      402,
      "expired",
    ]);
    const total = (await shop.invoices("viewer")).reduce((sum, { amount }) => sum + amount, 0);
    expect(total).toBe(12 * 799);
  });

  it("R21: that is cancelled may be resumed until it ends, and is bought again after it ended", async () => {
    await shop.buy("alerts", "crew/crew-month");
    await change("alerts", "cancellation");
    expect((await latestPurchase("alerts")).renews_at).toBeUndefined();
    expect(await change("alerts", "resumption", {})).toBe(200);
    expect(await latestPurchase("alerts")).toMatchObject({ status: "active", can_cancel: true });
    await change("alerts", "cancellation");
    await shop.goTo(addMonths(await shop.clock(), 2));
    expect(await change("alerts", "resumption", {})).toBe(404);
    await shop.buy("alerts", "crew/crew-month");
    expect(await shop.watch("alerts")).toBe(200);
  });

  it("R22: is paused from the end of its period, pays nothing meanwhile, and resumes automatically", async () => {
    const begin = await shop.clock();
    await shop.buy("missing", "crew/crew-month");
    expect(await change("missing", "pause", { months: 2 })).toBe(200);
    expect(await change("missing", "pause", { months: 1 })).toBe(409);
    const from = addMonths(begin, 1);
    await shop.goTo(from - 3_600_000);
    expect(await shop.watch("missing")).toBe(200);
    await shop.goTo(from + 3_600_000);
    expect(await shop.watch("missing")).toBe(402);
    expect(await shop.invoices("missing")).toHaveLength(1);
    await shop.goTo(addDays(addMonths(from, 2), 1));
    expect(await shop.watch("missing")).toBe(200);
    expect(await shop.invoices("missing")).toHaveLength(2);
    expect((await latestPurchase("missing")).offers.map(({ kind }) => kind)).not.toContain("pause");
  });

  it("R23: changes to another price at once, minus the rest of the paid period", async () => {
    const session = { ...back, price_token: "crew-year" };
    const before = await latestPurchase("missing");
    expect(await change("missing", "switch", session)).toBe(200);
    const after = await latestPurchase("missing");
    expect(after).toMatchObject({ price: 9900, payment_period: "year" });
    const [bill] = await shop.invoices("missing");
    const left = ((before.renews_at ?? 0) - (await shop.clock())) / 86_400_000;
    expect(bill?.amount).toBeGreaterThan(9900 - 999);
    expect(bill?.amount).toBeLessThan(9900 - 999 * ((left - 2) / 31));
    expect(await change("missing", "switch", { ...back, price_token: "crew-month" })).toBe(409);
  });

  it("R24: can be changed by no other viewer", async () => {
    expect(await change("viewer", "cancellation")).toBe(404);
    expect((await latestPurchase("missing")).status).toBe("active");
  });

  it("R25: an invoice is a PDF at a signed URL, for an hour", async () => {
    const [bill] = await shop.invoices("missing");
    const address = new URL(bill?.pdf_url ?? "");
    const path = address.pathname + address.search;
    const pdf = await provider.get(path);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect((await pdf.text()).slice(0, 5)).toBe("%PDF-");
    const { pathname } = address;
    address.searchParams.set("signature", "x");
    expect((await provider.get(address.pathname + address.search)).status).toBe(404);
    expect((await provider.get(pathname)).status).toBe(404);
    await shop.goTo((await shop.clock()) + 3_601_000);
    expect((await provider.get(path)).status).toBe(404);
  });

  it("R26: ends at once when its invoice is refunded in the console", async () => {
    const [bill] = await shop.invoices("missing");
    const part = { invoice: bill?.id, amount: 100, reason: "a bad evening" };
    const refund = (body: object) => provider.console.send("POST", "/console/api/refunds", body);
    expect((await refund(part)).status).toBe(200);
    expect(await shop.watch("missing")).toBe(200);
    expect((await refund({ ...part, amount: 99_999 })).status).toBe(422);
    const page = await (await provider.console.get("/console/controls")).text();
    expect(page).toContain(`Refund ${bill?.number}`);
    const form = await fetch(`${provider.console.origin()}/console/refunds`, {
      method: "POST",
      headers: { "Sec-Fetch-Site": "same-origin" },
      body: new URLSearchParams({ invoice: bill?.id ?? "" }),
      redirect: "manual",
    });
    expect(form.status).toBe(303);
    expect(await shop.watch("missing")).toBe(402);
    expect(await shop.invoices("missing")).toContainEqual(
      expect.objectContaining({ id: bill?.id, status: "refunded", refunded: bill?.amount }),
    );
  });
});
