import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { saveGiftDraft, savedGiftDraft } from "@/components/payment/gift-draft";
import { PaymentConfirmation } from "@/components/payment/payment-confirmation";
import { type TrackedVisitEvent, setVisitTracker } from "@/lib/analytics/visit-tracker";
import type { PaymentOutcome } from "@/lib/payment/payment-outcome";
import { expectHeading } from "../support/forms";
import { renderSite } from "../support/render-site";
import { useSiteApi } from "../support/use-site-api";

const api = useSiteApi();
const assign = vi.fn<(to: string) => void>();
const events: TrackedVisitEvent[] = [];
const done: PaymentOutcome = {
  state: "done",
  action: "checkout",
  to: "/video/one",
  paywall: { token: "all", name: "All films" },
  price: 999,
  currency: "EUR",
};

beforeEach(() => {
  setVisitTracker((event) => events.push(event));
  events.length = 0;
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("location", { ...location, assign: assign.mockReset() });
});
afterEach(() => {
  setVisitTracker(undefined);
  vi.useRealTimers();
});

const show = (known?: PaymentOutcome, mobile = false) =>
  renderSite(<PaymentConfirmation sessionId="s1" known={known} mobile={mobile} />);

it("shows what was paid, and redirects to the content that it opened", () => {
  show(done);
  expect(screen.getByRole("heading", { name: "Thank you" })).toBeDefined();
  expect(screen.getByText("You paid €9.99 for All films.")).toBeDefined();
  expect(screen.getByRole("link", { name: "Watch now" }).getAttribute("href")).toBe("/video/one");
  vi.advanceTimersByTime(5_000);
  expect(assign.mock.calls).toEqual([["/video/one"]]);
});

it("BE-501: shows the first payment after a trial, and its commitment", () => {
  const trialEnd = Date.parse("2030-02-14T12:00:00Z");
  const cost = {
    dueToday: 0,
    saved: 0,
    exitAt: trialEnd,
    firstAt: trialEnd,
    boundUntil: Date.parse("2031-02-14T12:00:00Z"),
    more: { count: 11, sum: 6_589, until: Date.parse("2031-01-14T12:00:00Z") },
    total: 7_188,
    next: { amount: 599, at: trialEnd },
    later: [],
  };
  show({ ...done, price: 0, later: { cost, interval: { payment_period: "month" } } });
  expect(screen.getByText("All films is yours.")).toBeDefined();
  const lines = [...document.querySelectorAll("dl > div")].map(({ textContent }) => textContent);
  const exit = "Cancel before 14 February 2030 and nothing is charged.";
  expect(lines).toEqual([
    "First payment on 14 February 2030€5.99",
    "Then, 11 more payments to 14 January 2031€65.89",
    "Total you commit to€71.88",
    `How to leaveTwo clicks on your account page. ${exit} After that, earliest end: 14 February 2031.`,
  ]);
});

it("redirects to the home page without a film, with a link to the account", () => {
  show({ ...done, to: "/user/account" });
  const links = screen
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Watch now", "/"],
    ["My account", "/user/account"],
  ]);
  vi.advanceTimersByTime(5_000);
  expect(assign).not.toHaveBeenCalled();
});

it("links only to the film after another card was given for it", () => {
  show({ ...done, action: "payment-method" });
  const links = screen
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([["Watch now", "/video/one"]]);
});

it("stays in the web view in the web view", () => {
  show(done, true);
  const link = screen.getByRole("link", { name: "Watch now" });
  expect(link.getAttribute("href")).toBe("/mobile/video/one");
});

it("sends a purchase to the tracker once, however often its page is loaded", () => {
  show(done).unmount();
  show(done);
  expect(events).toEqual([
    {
      event_name: "purchase",
      paywall_token: "all",
      value: 999,
      currency: "EUR",
      transaction_id: "s1",
    },
  ]);
});

it("polls with growing pauses while the state is unknown, shows it, and then redirects", async () => {
  api.respond("confirm-payment", 503, { code: 503 });
  show();
  await screen.findByText("One moment. This page goes on by itself.");
  for (const [count, pause] of [1_000, 2_000, 4_000].entries()) {
    vi.advanceTimersByTime(pause - 50);
    expect(api.sent).toHaveLength(count);
    vi.advanceTimersByTime(50);
    // oxlint-disable-next-line no-await-in-loop -- one poll after the other
    await waitFor(() => expect(api.sent).toHaveLength(count + 1));
    // oxlint-disable-next-line no-await-in-loop -- its response starts the next pause
    await vi.advanceTimersByTimeAsync(0);
  }
  await screen.findByText(/Your payment isn’t lost/);
  api.respond("confirm-payment", 200, done);
  await vi.advanceTimersByTimeAsync(8_000);
  await expectHeading("Thank you");
});

it("shows that nothing was paid, and links to the prices", () => {
  show({ ...done, state: "notPaid", to: "/paywalls/all?context=one" });
  expect(screen.getByRole("heading", { name: "Nothing was paid" })).toBeDefined();
  const link = screen.getByRole("link", { name: "Choose again" });
  expect(link.getAttribute("href")).toBe("/paywalls/all?context=one");
  expect(events).toEqual([]);
});

it("BE-383: shows that a payment is refunded, and links to the account", () => {
  show({ ...done, state: "refunded", to: "/user/account" });
  expect(screen.getByRole("heading", { name: "You get your money back" })).toBeDefined();
  const link = screen.getByRole("link", { name: "My account" });
  expect(link.getAttribute("href")).toBe("/user/account");
  expect(events).toEqual([]);
});

it.each([
  [Date.parse("2030-02-14T12:00:00Z"), "Your gift goes to ana@example.com on 14 February 2030."],
  [undefined, "Your gift is on its way to ana@example.com."],
])("shows the gift, its recipient and its mail date, and stays (%o)", (sendAt, text) => {
  show({ ...done, to: "/user/account", gift: { email: "ana@example.com", sendAt } });
  expect(screen.getByText("You paid €9.99 for All films.")).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
  vi.advanceTimersByTime(60_000);
  expect(assign).not.toHaveBeenCalled();
});

it("clears the form of a gift that was paid", () => {
  saveGiftDraft({ offer: "all/monthly", email: "ana@example.com", message: "" });
  show({ ...done, to: "/user/account", gift: { email: "ana@example.com" } });
  expect(savedGiftDraft()).toBeUndefined();
});

it.each([
  ["payment-method", "Your card is saved"],
  ["reactivation", "Your subscription goes on"],
  ["cancellation", "Your subscription is cancelled"],
] as const)("after %s shows the result", (action, title) => {
  show({ ...done, action, to: "/user/account" });
  expect(screen.getByRole("heading", { name: title })).toBeDefined();
  expect(events).toEqual([]);
});
