import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { findPromo } from "../../provider/db/commerce/paywalls-and-promos.ts";
import { promoCodes, promoUses } from "../../provider/db/offers-schema.ts";
import { providerLog } from "../../provider/domain/log.ts";
import { accountsOf, site } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { cards, shopOf } from "./support/payments.ts";
import { useTwoProviders } from "./support/two-providers.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

// docs/security.md SE-196
describe.each(databases)("a promo code on $name", { timeout: 60_000 }, (database) => {
  const { db, one, other } = useTwoProviders(database);
  const shop = shopOf(one);
  const film = (name: string, promo: string) => ({ context: name, promo });
  const start = (name: string, content: string, promo: string) =>
    shop.open(shop.start(name, "one/one-once", film(content, promo)));
  const detailOf = async (response: Response) => {
    const { detail } = (await response.json()) as { detail?: string };
    return [response.status, detail];
  };

  it("R36: pays for one of two films whose pages were opened one after the other", async () => {
    const first = await start("viewer", "film-1", "FIFTH");
    const second = await start("viewer", "film-2", "FIFTH");
    expect((await shop.pay(first.url)).status).toBe(200);
    expect((await shop.pay(second.url)).status).toBe(303);
    expect(await shop.watch("viewer", "film-1")).toBe(402);
    expect(await shop.watch("viewer", "film-2")).toBe(200);
    const again = await shop.start("viewer", "one/one-once", film("film-3", "FIFTH"));
    expect(await detailOf(again)).toEqual([422, "PROMO_USED"]);
  });

  it("R36: pays for a film or a gift, not for both", async () => {
    const bought = await start("missing", "film-1", "FIFTH");
    await shop.open(
      shop.post("missing", "/paywalls/crew/crew-month/gift", {
        success_url: `${site}/payment/confirm`,
        cancel_url: `${site}/`,
        email: "nora@quay.example",
        promo: "FIFTH",
      }),
    );
    expect((await shop.pay(bought.url)).status).toBe(200);
    expect(await shop.watch("missing", "film-1")).toBe(402);
  });

  it("R36: is rejected while a slow payment of another page uses the code", async () => {
    const first = await start("alerts", "film-1", "FIFTH");
    await shop.pay(first.url, cards.slow);
    const second = await shop.start("alerts", "one/one-once", film("film-2", "FIFTH"));
    expect(await detailOf(second)).toEqual([409, "IN_PROGRESS"]);
  });

  it("R36: pays once among simultaneous checkouts of a viewer in two processes", async () => {
    // One sign-in, because a dozen at once exceed the limit of an IP address.
    const headers = await shop.as("household");
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        accountsOf(index % 2 === 0 ? one : other).post(
          "/ch/harbour/paywalls/one/one-once",
          {
            success_url: `${site}/payment/confirm?action=checkout`,
            cancel_url: `${site}/`,
            ...film(`film-${(index % 3) + 1}`, "TEN"),
          },
          headers,
        ),
      ),
    );
    expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
    const opened = await Promise.all(
      responses.flatMap((response) => (response.ok ? [shop.open(response)] : [])),
    );
    expect(opened.length).toBeGreaterThan(0);
    const paid = await Promise.all(opened.map(({ url }) => shop.pay(url)));
    expect(paid.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(await findPromo(db(), "harbour", "TEN")).toMatchObject({ uses: 1 });
  });

  it("R36: is free again once the page that reserved it has expired", async () => {
    const first = await start("missing", "film-2", "TEN");
    const hour = 3_600_000;
    await shop.goTo((await shop.clock()) + hour + 60_000);
    const second = await start("missing", "film-3", "TEN");
    expect((await shop.pay(second.url)).status).toBe(303);
    expect((await shop.pay(first.url)).status).not.toBe(303);
    expect([await shop.watch("missing", "film-2"), await shop.watch("missing", "film-3")]).toEqual([
      402, 200,
    ]);
  });

  // docs/security.md SE-197
  it("R36: is not granted twice by a page that has lost its reservation, and its payment is refunded", async () => {
    const warn = vi.spyOn(providerLog, "warn").mockImplementation(() => {});
    const { sessionId, url } = await shop.open(
      shop.start("household", "crew/crew-month", { promo: "FIFTH" }),
    );
    await db().delete(promoUses).where(eq(promoUses.session, sessionId));
    await db().update(promoCodes).set({ uses: 1, maxUses: 1 }).where(eq(promoCodes.code, "FIFTH"));
    await shop.pay(url);
    expect(await shop.details("household", sessionId)).toMatchObject({ status: "refunded" });
    const bought = (await shop.purchases("household")).map(({ paywall }) => paywall.token);
    expect(bought).not.toContain("crew");
    await shop.goTo((await shop.clock()) + 1_000);
    const [bill] = await shop.invoices("household");
    expect(bill).toMatchObject({ status: "refunded", amount: 799 });
    const mails = await shop.mails("household@harbour.example");
    expect(mails.map(({ subject }) => subject)).toContain("We are refunding €7.99");
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ session: sessionId, why: "code-used" }),
      "a payment is refunded automatically",
    );
  });
});
