import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ConsentController } from "@/components/consent/consent-controller";
import { PriceForm } from "@/components/paywalls/price-form";
import { type TrackedVisitEvent, setVisitTracker } from "@/lib/analytics/visit-tracker";
import type { Paywall } from "@/lib/contract/paywall";
import { aPaywall, aPrice, now } from "../../support/paywalls";
import { press } from "../support/forms";
import { renderSite } from "../support/render-site";
import { useSiteApi } from "../support/use-site-api";
import { user } from "../support/user";
import { expectFocus } from "../support/focus";

const api = useSiteApi();
const assign = vi.fn<(to: string) => void>();
beforeEach(() => {
  assign.mockReset();
  // Sends the events that were waiting for a tracker.
  setVisitTracker(() => {});
  vi.stubGlobal("location", { ...location, origin: location.origin, assign });
});

const offered = aPaywall({
  prices: [
    aPrice("yearly", { price: 9_900, payment_period: "year" }),
    aPrice("monthly"),
    aPrice("single", { price: 450, payment_period: "once" }),
  ],
  commitment_prices: [aPrice("bound", { price: 799, commitment_count: 12 })],
});

const show = (paywalls: Paywall[] = [offered], more: object = {}) =>
  renderSite(<PriceForm paywalls={paywalls} now={now} mobile={false} {...more} />);
const radios = () => screen.getAllByRole("radio");
const summary = () =>
  [...document.querySelectorAll("dl > div")].map((line) => [
    line.querySelector("dt")?.textContent,
    line.querySelector("dd")?.textContent,
  ]);
const bodyOf = (call: string) => api.sent.find(([name]) => name === call)?.[1];

describe("tabs", () => {
  it("show the prices of their period, and select the first", async () => {
    show();
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "All",
      "Yearly",
      "Monthly",
      "One-time",
    ]);
    expect(radios()).toHaveLength(4);
    await user.click(screen.getByRole("tab", { name: "Monthly" }));
    const panel = within(screen.getByRole("tabpanel", { name: "Monthly" }));
    expect(panel.getByRole("radio", { name: "Monthly", checked: true })).toBeDefined();
    expect(panel.getByRole("radio", { name: "Monthly, with commitment" })).toBeDefined();
    expect(radios()).toHaveLength(2);
  });

  it("move by arrows, and the chosen price is always visible", async () => {
    show();
    await user.click(screen.getByRole("tab", { name: "All" }));
    await user.keyboard("{ArrowLeft}");
    await expectFocus(screen.getByRole("tab", { name: "One-time", selected: true }));
    expect(screen.getByRole("radio", { name: "One-time", checked: true })).toBeDefined();
  });
});

describe("a price chosen before the sign-in", () => {
  it("is chosen, in the tab of all prices if the first tab does not show it", () => {
    show([offered], { remembered: "all/bound", order: { once: -1 } });
    expect(screen.getByRole("tab", { name: "All", selected: true })).toBeDefined();
    const chosen = { name: "Monthly, with commitment", checked: true };
    expect(screen.getByRole("radio", chosen)).toBeDefined();
  });

  it("is ignored if it is not offered", () => {
    show([offered], { remembered: "all/free" });
    expect(screen.getByRole("radio", { name: "Yearly", checked: true })).toBeDefined();
  });
});

describe("a price", () => {
  it("with a commitment is below the one of its period, with which it is compared", () => {
    show();
    expect(radios().map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      "Yearly",
      "Monthly",
      "Monthly, with commitment",
      "One-time",
    ]);
  });

  it("per year shows the price per month", () => {
    show();
    const row = screen.getByRole("radio", { name: "Yearly" }).parentElement;
    expect(row?.textContent).toContain("That’s €8.25 a month.");
  });

  it.each([
    ["payments", { commitment_count: 12 }],
    ["periods", { payment_period_interval_count_commitment: 12 }],
  ])(
    "with a commitment of %s shows it in its row, with the payments and their dates",
    async (_, bond) => {
      const bound12 = aPrice("bound", { price: 799, ...bond });
      show([{ ...offered, commitment_prices: [bound12] }]);
      const bound = screen.getByRole("radio", { name: "Monthly, with commitment" });
      await user.click(bound);
      const row = bound.parentElement;
      expect(row?.textContent).toContain("12 payments minimum. You commit to €95.88 in all");
      expect(summary()).toEqual([
        ["You get", "All films · Monthly, with commitment"],
        ["Due today", "€7.99"],
        ["Then, 11 more payments to 31 December 2030", "€87.89"],
        ["Total you commit to", "€95.88"],
        ["After that, until you cancel", "€7.99 a month"],
        ["How to leave", "Two clicks on your account page. Earliest end: 31 January 2031."],
      ]);
    },
  );

  it.each([
    ["JPY", 500, "¥500"],
    ["KWD", 1_250, "KWD 1.250"],
  ])("in %s has the decimals of its currency", (currency, price, text) => {
    show([aPaywall({ currency, prices: [aPrice("p", { price, payment_period: "once" })] })]);
    expect(summary()[1]?.[1]?.replace("\u00a0", " ")).toBe(text);
  });
});

describe("a paywall that the viewer has", () => {
  it.each([
    [true, "Change plan", "/payment/all/change"],
    [false, "My account", "/user/account"],
  ])("says so, and leads on (another plan: %s)", (canChange, name, href) => {
    show([offered], { owned: [{ paywall: "all", canChange }] });
    expect(screen.getByText("You have this")).toBeDefined();
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(href);
    expect(screen.queryByRole("button", { name: "Continue to payment" })).toBeNull();
  });
});

describe("a promo code", () => {
  const quote = {
    price: 999,
    discount: 200,
    total: 799,
    currency: "EUR",
    first_charge: 799,
    first_charge_at: now,
    payments: [
      { amount: 799, at: now },
      { amount: 999, at: Date.parse("2030-02-28T12:00:00Z") },
    ],
  };

  it("changes the amount before the payment, and is sent with the checkout", async () => {
    api.respond("quote", 200, quote);
    api.respond("checkout", 409, { code: 409 });
    show([aPaywall()]);
    await user.type(screen.getByLabelText("Promo code"), "TWOEURO{Enter}");
    expect(await screen.findByText("TWOEURO: you save €2.00.")).toBeDefined();
    expect(summary()[1]).toEqual(["Due today", "€7.99"]);
    expect(bodyOf("checkout")).toBeUndefined();
    await press("Continue to payment");
    expect(bodyOf("checkout")).toMatchObject({
      promo: "TWOEURO",
      shown: { currency: "EUR", total: 799 },
    });
  });

  it("BE-500: of a trial shows twelve payments of a commitment, with one end in row and summary", async () => {
    const trialEnd = Date.parse("2030-02-14T12:00:00Z");
    api.respond("quote", 200, {
      ...quote,
      price: 799,
      discount: 0,
      total: 9_588,
      first_charge_at: trialEnd,
      ends_at: trialEnd,
      payments: [],
      schedule: [{ amount: 799, at: trialEnd }],
    });
    show([{ ...offered, prices: [] }]);
    await user.type(screen.getByLabelText("Promo code"), "TRY14{Enter}");
    await screen.findByText("TRY14: free until 14 February 2030.");
    const exit =
      "Two clicks on your account page. Cancel before 14 February 2030 and nothing is charged.";
    expect(summary().slice(1)).toEqual([
      ["Due today", "€0.00"],
      ["First payment on 14 February 2030", "€7.99"],
      ["Then, 11 more payments to 14 January 2031", "€87.89"],
      ["Total you commit to", "€95.88"],
      ["After that, until you cancel", "€7.99 a month"],
      ["How to leave", `${exit} After that, earliest end: 14 February 2031.`],
    ]);
    const row = screen.getByRole("radio").parentElement;
    expect(row?.textContent).toContain(
      "Unless you cancel before 14 February 2030, you commit to €95.88 in all and can leave on 14 February 2031",
    );
  });

  it("without an effect shows the reason at its field", async () => {
    const message = "This code has expired.";
    api.respond("quote", 422, { code: 422, fields: { promo: message } });
    show([aPaywall()]);
    await user.type(screen.getByLabelText("Promo code"), "OVER");
    await press("Apply");
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByLabelText("Promo code").getAttribute("aria-invalid")).toBe("true");
    expect(summary()[1]).toEqual(["Due today", "€9.99"]);
  });

  it("is checked again for another price", async () => {
    api.respond("quote", 200, quote);
    show();
    await user.type(screen.getByLabelText("Promo code"), "TWOEURO{Enter}");
    await screen.findByText(/you save/);
    await user.click(screen.getByRole("radio", { name: "One-time" }));
    await waitFor(() => expect(api.bodies().at(-1)).toMatchObject({ price: "single" }));
  });
});

describe("a promo code that is typed and not applied", () => {
  const lower = {
    price: 999,
    discount: 200,
    total: 799,
    currency: "EUR",
    first_charge: 799,
    first_charge_at: now,
    payments: [],
  };
  const typeCode = () => user.type(screen.getByLabelText("Promo code"), "TWOEURO");
  const field = () => screen.getByLabelText("Promo code");

  it("is checked by “Continue to payment” and sent with the checkout at the new price", async () => {
    api.respond("quote", 200, lower);
    api.respond("checkout", 503, { code: 503 });
    show([aPaywall()]);
    await typeCode();
    await press("Continue to payment");
    await screen.findByRole("alert");
    expect(bodyOf("quote")).toMatchObject({ price: "monthly", promo: "TWOEURO" });
    expect(bodyOf("checkout")).toMatchObject({
      promo: "TWOEURO",
      shown: { currency: "EUR", total: 799 },
    });
    expect(summary()[1]).toEqual(["Due today", "€7.99"]);
  });

  it("opens no payment page when it is rejected, and its field has the reason and the focus", async () => {
    api.respond("quote", 422, { code: 422, fields: { promo: "This code has expired." } });
    api.respond("checkout", 200, { to: "https://pay.example/s1" });
    show([aPaywall()]);
    await typeCode();
    await press("Continue to payment");
    await screen.findByText("This code has expired.");
    await expectFocus(field);
    await press("Continue to payment");
    await expectFocus(field);
    expect(api.sent.map(([call]) => call)).toEqual(["quote", "quote"]);
  });

  it("opens no payment page when it could not be checked", async () => {
    api.respond("quote", 503, { code: 503 });
    show([aPaywall()]);
    await typeCode();
    await press("Continue to payment");
    await waitFor(() => expect(field().getAttribute("aria-invalid")).toBe("true"));
    expect(api.sent.map(([call]) => call)).toEqual(["quote"]);
  });

  it("is sent with the checkout if the provider has no quotes", async () => {
    api.respond("quote", 404, { code: 404 });
    api.respond("checkout", 200, { to: "https://pay.example/s1" });
    show([aPaywall()]);
    await typeCode();
    await press("Continue to payment");
    await screen.findByText("Taking you to the payment page…");
    expect(bodyOf("checkout")).toMatchObject({
      promo: "TWOEURO",
      shown: { currency: "EUR", total: 999 },
    });
  });

  it("shows the checkout's rejection at its field, and is checked again by the next press", async () => {
    api.respond("quote", 404, { code: 404 });
    api.respond("checkout", 422, { code: 422, fields: { promo: "This code is unknown." } });
    show([aPaywall()]);
    await typeCode();
    await press("Apply");
    await screen.findByText(/^TWOEURO goes along/);
    await press("Continue to payment");
    expect(await screen.findByText("This code is unknown.")).toBeDefined();
    await expectFocus(field);
    expect(screen.queryByRole("alert")).toBeNull();
    await press("Continue to payment");
    await waitFor(() => expect(api.sent).toHaveLength(4));
    expect(api.bodies().at(-1)).toMatchObject({ promo: "TWOEURO" });
  });

  it("never pays more than the shown price when the quote is higher", async () => {
    api.respond("quote", 200, { ...lower, price: 1_299, total: 1_099, first_charge: 1_099 });
    api.respond("checkout", 409, { code: 409, detail: "PRICE_CHANGED" });
    show([aPaywall()]);
    await typeCode();
    await press("Continue to payment");
    await screen.findByRole("alert");
    expect(bodyOf("checkout")).toMatchObject({ shown: { currency: "EUR", total: 999 } });
  });

  it("is not sent after it was removed", async () => {
    api.respond("quote", 404, { code: 404 });
    api.respond("checkout", 503, { code: 503 });
    show([aPaywall()]);
    await typeCode();
    await press("Apply");
    await user.click(await screen.findByRole("button", { name: "Remove" }));
    await press("Continue to payment");
    await screen.findByRole("alert");
    expect(bodyOf("checkout")).not.toHaveProperty("promo");
  });
});

describe("checkout", () => {
  it.each([
    ["opt-out", true],
    ["opt-in", false],
  ] as const)("sends whether its viewer agreed to analytics (%s)", async (rule, measured) => {
    api.respond("checkout", 503, { code: 503 });
    renderSite(
      <>
        <ConsentController rule={rule} policy={undefined} />
        <PriceForm paywalls={[aPaywall()]} now={now} mobile={false} />
      </>,
    );
    await press("Continue to payment");
    await screen.findByRole("alert");
    expect(bodyOf("checkout")).toMatchObject({ measured });
  });

  it("opens the hosted page once for two presses, and shows a link to it", async () => {
    const events: TrackedVisitEvent[] = [];
    setVisitTracker((event) => events.push(event));
    api.respond("checkout", 200, { to: "https://pay.example/s1" });
    show([aPaywall()], { context: "blue-hour" });
    await user.dblClick(screen.getByRole("button", { name: "Continue to payment" }));
    const link = await screen.findByRole("link", { name: "Go on" });
    expect(link.getAttribute("href")).toBe("https://pay.example/s1");
    expect(assign.mock.calls).toEqual([["https://pay.example/s1"]]);
    expect(api.sent).toHaveLength(1);
    expect(bodyOf("checkout")).toMatchObject({ context: "blue-hour", mobile: false });
    expect(events).toEqual([
      { event_name: "begin_checkout", paywall_token: "all", value: 999, currency: "EUR" },
    ]);
    setVisitTracker(undefined);
  });

  it("is retried with the same idempotency key after a lost response, and with another after another choice", async () => {
    api.respond("checkout", 503, { code: 503 });
    show();
    await press("Continue to payment");
    await screen.findByRole("alert");
    await press("Continue to payment");
    await waitFor(() => expect(api.sent).toHaveLength(2));
    await user.click(screen.getByRole("radio", { name: "One-time" }));
    await press("Continue to payment");
    await waitFor(() => expect(api.sent).toHaveLength(3));
    const keys = api.bodies().map((body) => (body as { key: string }).key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it.each([
    [409, "ALREADY_BOUGHT", "You already have this."],
    [409, "PRICE_CHANGED", "The price has changed. Look at it before you go on."],
    [410, "PRICE_GONE", "This price is no longer available. Choose another one."],
    [404, "NO_PAYMENTS", "Payments aren’t possible here at the moment."],
  ])("rejected with %i %s shows the reason", async (code, detail, text) => {
    api.respond("checkout", code, { code, detail });
    show();
    await press("Continue to payment");
    expect((await screen.findByRole("alert")).textContent).toContain(text);
  });

  it("at a changed price links to the current prices, not to cached ones", async () => {
    const replace = vi.fn<(to: string) => void>();
    const href = "http://localhost:3000/paywalls/?context=one";
    vi.stubGlobal("location", { ...location, href, replace });
    api.respond("checkout", 409, { code: 409, detail: "PRICE_CHANGED" });
    show();
    await press("Continue to payment");
    await user.click(await screen.findByRole("button", { name: "Show current prices" }));
    expect(replace).toHaveBeenCalledExactlyOnceWith(`${href}&current=1`);
  });
});
