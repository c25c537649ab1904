import { describe, expect, it } from "vitest";
import { paywallSchema, paywallsSchema, quoteSchema } from "../../lib/contract/paywall.ts";
import { databases } from "./support/databases.ts";
import { paidHarbour } from "./support/paid-harbour.ts";
import { cards, shopOf } from "./support/payments.ts";
import { useProvider } from "./support/provider.ts";

describe.each(databases)("a checkout on $name", (database) => {
  const provider = useProvider(database, { catalogues: [paidHarbour] });
  const { get, whole } = provider;
  const shop = shopOf(provider);
  const refused = async (response: Response) => {
    const { detail } = (await response.json()) as { detail?: string };
    return [response.status, detail];
  };

  it("R4: lists the offers in the currency of each paywall, and for a film those that open it", async () => {
    const tokensFor = async (query: string) =>
      (await whole(paywallsSchema, `/ch/harbour/paywalls${query}`)).data.map(({ token }) => token);
    expect(await tokensFor("")).toEqual(["crew", "pair"]);
    expect(await tokensFor("?context=film-1")).toEqual(["crew", "one", "pair"]);
    expect(await tokensFor("?context=film-3")).toEqual(["crew", "one"]);
    const crew = await whole(paywallSchema, "/ch/harbour/paywalls/crew");
    expect(crew).toMatchObject({ currency: "EUR", price: 799, name: "Crew" });
    expect(crew.prices.map(({ token }) => token)).toEqual(["crew-month", "crew-year", "crew-once"]);
    expect(crew.contents.map(({ token }) => token)).toEqual(["film-1", "film-2", "film-3"]);
    expect(crew.commitment_prices).toMatchObject([
      { token: "crew-bound", commitment_count: 12, payment_period_interval_count_commitment: 12 },
    ]);
  });

  it("R5: a quote has the later charges: the first, the total, and the earliest end", async () => {
    const quoteOf = async (price: string, promo = "") =>
      whole(
        quoteSchema,
        `/ch/harbour/paywalls/${price}/quote${promo && `?promo=${promo}`}`,
        await shop.as("viewer"),
      );
    expect(await quoteOf("crew/crew-bound", "fifth")).toMatchObject({
      price: 799,
      first_charge: 639,
      total: 12 * 799 - 3 * 160,
      discount: 480,
      currency: "EUR",
    });
    expect(await quoteOf("one/one-once", "FIFTH")).toMatchObject({ total: 400, currency: "JPY" });
    expect(await quoteOf("pair/pair-week")).toMatchObject({ total: 1250, currency: "KWD" });
    const trial = await quoteOf("crew/crew-month", "TRY");
    const days = ((trial.first_charge_at ?? 0) - (await shop.clock())) / 86_400_000;
    expect(Math.round(days)).toBe(14);
  });

  it.each([
    ["NEVER", 422, "PROMO_UNKNOWN"],
    ["OVER", 422, "PROMO_ENDED"],
    ["GONE", 422, "PROMO_SOLD_OUT"],
  ])("R6: the code %s is rejected with %i %s", async (promo, status, detail) => {
    expect(await refused(await shop.start("viewer", "crew/crew-month", { promo }))).toEqual([
      status,
      detail,
    ]);
  });

  // docs/security.md SE-195
  it("R35: the code of a trial is rejected for a one-time price, by quote and checkout", async () => {
    const quoted = await get(
      "/ch/harbour/paywalls/one/one-once/quote?promo=TRY",
      await shop.as("viewer"),
    );
    expect(await refused(quoted)).toEqual([422, "PROMO_NOT_APPLICABLE"]);
    const options = { context: "film-2", promo: "TRY" };
    const started = await shop.start("viewer", "one/one-once", options);
    expect(await refused(started)).toEqual([422, "PROMO_NOT_APPLICABLE"]);
  });

  it("R7: a price that is no longer sold is 410, and a URL on another origin 422", async () => {
    expect(await refused(await shop.start("viewer", "crew/crew-old"))).toEqual([410, "PRICE_GONE"]);
    const away = { success_url: "https://elsewhere.example/" };
    expect(await refused(await shop.start("viewer", "crew/crew-month", away))).toEqual([
      422,
      "FOREIGN_URL",
    ]);
  });

  // docs/security.md SE-111
  it("R8: opens the paid contents, and nothing before the payment", async () => {
    const session = await shop.open(shop.start("viewer", "one/one-once", { context: "film-1" }));
    expect(await shop.details("viewer", session.sessionId)).toMatchObject({ status: "open" });
    expect(await shop.watch("viewer")).toBe(402);

    const paid = await shop.pay(session.url);
    expect(paid.headers.get("Location")).toBe(
      `http://harbour.localhost:3000/payment/confirm?action=checkout&session_id=${session.sessionId}`,
    );
    const details = await shop.details("viewer", session.sessionId);
    expect(details).toMatchObject({
      status: "paid",
      context: "film-1",
      price: 500,
      currency: "JPY",
    });
    expect(await shop.watch("viewer")).toBe(200);
    expect(await shop.watch("viewer", "film-2")).toBe(402);
    const byToken = await get(`/ch/harbour/content/film-1?p=${details.paymentToken}`);
    expect(byToken.status).toBe(200);
    await shop.goTo((await shop.clock()) + 181_000);
    expect((await get(`/ch/harbour/content/film-1?p=${details.paymentToken}`)).status).toBe(402);
    const later = await shop.details("viewer", session.sessionId);
    expect(later.paymentToken).toBeUndefined();
  });

  // docs/security.md SE-111
  it("R9: a forged return, or one of another viewer, grants nothing", async () => {
    const session = await shop.open(shop.start("alerts", "crew/crew-month"));
    const path = (id: string) => `/ch/harbour/sessions/${id}/purchase-details`;
    const statusAs = async (name: string, id: string) =>
      (await get(path(id), await shop.as(name))).status;
    expect(await statusAs("alerts", "cs_000000000000000000000000")).toBe(404);
    expect(await statusAs("viewer", session.sessionId)).toBe(404);
    expect((await get(path(session.sessionId))).status).toBe(401);
    await shop.details("alerts", session.sessionId);
    expect(await shop.watch("alerts")).toBe(402);
    expect(await shop.purchases("alerts")).toEqual([]);
  });

  it("R10: a press is processed once for its idempotency key, which belongs to its request", async () => {
    const key = crypto.randomUUID();
    const first = await shop.start("alerts", "crew/crew-year", {}, key);
    const again = await shop.start("alerts", "crew/crew-year", {}, key);
    expect(await again.json()).toEqual(await first.json());
    expect(again.headers.get("Idempotency-Replayed")).toBe("true");
    const other = await shop.start("alerts", "crew/crew-month", {}, key);
    expect(await refused(other)).toEqual([422, "KEY_REUSED"]);
    await shop.goTo((await shop.clock()) + 25 * 3_600_000);
    const nextDay = await shop.start("alerts", "crew/crew-year", {}, key);
    expect(nextDay.headers.get("Idempotency-Replayed")).toBeNull();
  });

  it("R11: a declined card may be followed by one that pays", async () => {
    const session = await shop.open(shop.start("alerts", "pair/pair-week"));
    const declined = await shop.pay(session.url, cards.declined);
    expect([declined.status, await declined.text()]).toEqual([
      422,
      expect.stringContaining("Your card was declined"),
    ]);
    expect(await shop.watch("alerts", "film-2")).toBe(402);
    expect((await shop.pay(session.url)).status).toBe(303);
    expect(await shop.watch("alerts", "film-2")).toBe(200);
    expect((await shop.pay(session.url)).status).toBe(200);
    expect(await shop.purchases("alerts")).toMatchObject([
      { paywall: { thumbnail: expect.stringContaining("{w}") } },
    ]);
  });

  it("R12: a second step is completed, or rejected and then done with another card", async () => {
    const session = await shop.open(shop.start("missing", "crew/crew-month"));
    expect((await shop.pay(session.url, cards.secondStep)).status).toBe(303);
    expect(await shop.watch("missing")).toBe(402);
    const refusedStep = await shop.press(session.url, { do: "refuse" });
    expect(refusedStep.status).toBe(422);
    await shop.pay(session.url, cards.secondStep);
    expect((await shop.press(session.url, { do: "approve" })).status).toBe(303);
    expect(await shop.watch("missing")).toBe(200);
  });

  it("R13: a payment that takes time is awaited, and the purchase is not lost", async () => {
    const session = await shop.open(shop.start("alerts", "one/one-once", { context: "film-3" }));
    await shop.pay(session.url, cards.slow);
    expect(await shop.details("alerts", session.sessionId)).toMatchObject({ status: "processing" });
    expect(await shop.watch("alerts", "film-3")).toBe(402);
    await shop.goTo((await shop.clock()) + 20_000);
    expect(await shop.watch("alerts", "film-3")).toBe(200);
  });

  it("R14: an owned offer is not sold again, and of several tabs the latest counts", async () => {
    expect(await refused(await shop.start("missing", "crew/crew-year"))).toEqual([
      409,
      "ALREADY_BOUGHT",
    ]);
    const first = await shop.open(shop.start("viewer", "crew/crew-month"));
    const second = await shop.open(shop.start("viewer", "crew/crew-year"));
    expect((await shop.pay(first.url)).status).toBe(200);
    expect(await shop.details("viewer", first.sessionId)).toMatchObject({ status: "expired" });
    expect(await shop.details("viewer", second.sessionId)).toMatchObject({ status: "open" });
  });

  // docs/security.md SE-110
  it("R15: a form of another site is rejected", async () => {
    const session = await shop.open(shop.start("viewer", "crew/crew-month"));
    const foreign = { "Sec-Fetch-Site": "cross-site" };
    expect((await shop.press(session.url, { do: "pay" }, foreign)).status).toBe(403);
  });

  // docs/security.md SE-110
  it("hosted pages have the channel's brand and the picture of the offer", async () => {
    const { url } = await shop.open(shop.start("viewer", "crew/crew-month"));
    const { pathname, search } = new URL(url);
    const page = await (await get(pathname + search)).text();
    expect(page).toMatch(/<img[^>]+src="[^"]+\/media\/art\/[^"]+-640\.avif"/);
    const [, address = ""] = /href="(\/checkout\/brands\/harbour\.css)"/.exec(page) ?? [];
    const sheet = await (await get(address)).text();
    for (const part of ["--accent: #2748d9", "--on-accent: #ffffff", "--radius: 8px"]) {
      expect(sheet).toContain(part);
    }
    const [, face = ""] = /url\("(\/checkout\/fonts\/figtree[^"]+)"\)/.exec(sheet) ?? [];
    expect((await get(face)).headers.get("content-type")).toBe("font/woff2");
    expect((await get("/checkout/brands/nowhere.css")).status).toBe(404);
    expect((await get("/checkout/fonts/nothing.woff2")).status).toBe(404);
  });

  // docs/security.md SE-110
  it("R31: hosted pages run no script, end only at the channel's site, and accept at most ten cards", async () => {
    await provider.console.send("DELETE", "/console/api/limits");
    const { url } = await shop.open(shop.start("viewer", "crew/crew-month"));
    const { pathname, search } = new URL(url);
    const page = await get(pathname + search, { "Accept-Language": "de" });
    expect(page.headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'self' http://media.localhost:4100; " +
        "img-src 'self' http://media.localhost:4100; font-src 'self' http://media.localhost:4100; " +
        "form-action 'self' http://harbour.localhost:3000; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page.headers.getSetCookie()).toEqual([]);
    expect(await page.text()).toContain("Due today");
    const inGerman = await get(pathname, { "Accept-Language": "de" });
    expect(await inGerman.text()).toContain("Heute fällig");
    const statuses = [];
    for (let time = 0; time < 11; time += 1) {
      statuses.push((await shop.pay(url, cards.declined)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });
});
