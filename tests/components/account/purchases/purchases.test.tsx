import type { ComponentProps } from "react";
import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { InvoiceList } from "@/components/account/purchases/invoice-list";
import { PurchaseList } from "@/components/account/purchases/purchase-list";
import type { Invoice, Purchase } from "@/lib/contract/purchase";
import { aPrice, aSubscription, now } from "../../../support/paywalls";
import { useServer } from "../../../support/use-server";
import { press } from "../../support/forms";
import { renderSite } from "../../support/render-site";

const server = useServer();
const soon = Date.parse("2030-02-01T12:00:00Z");
const later = Date.parse("2030-03-01T12:00:00Z");
const pageOf = <T,>(data: T[], total = data.length) => ({
  data,
  paging: { page: 1, total_items: total, page_size: 12, pending_page: undefined },
});
type Props = Partial<ComponentProps<typeof PurchaseList>>;
const showList = (props: Props) =>
  renderSite(
    <PurchaseList
      first={pageOf([])}
      hasOffers
      now={now}
      channelId="c1"
      mobile={false}
      {...props}
    />,
  );
const show = (...data: Purchase[]) => showList({ first: pageOf(data) });

it.each<[string, Partial<Purchase>, (string | undefined)[]]>([
  ["that runs", {}, ["Active", "Renews on 28 February 2030"]],
  ["with a code", { next_payment: 499 }, ["Active", "Renews on 28 February 2030 for €4.99"]],
  ["that is cancelled", { status: "cancelled", ends_at: later }, ["Ends on 1 March 2030"]],
  [
    "that is paused",
    { paused_from: now, resumes_at: later },
    ["Paused", "Goes on by itself on 1 March 2030"],
  ],
  [
    "that will be paused",
    { paused_from: soon, resumes_at: later },
    ["Active", "Paused from 1 February 2030 to 1 March 2030"],
  ],
  ["that has ended", { status: "expired", ends_at: later }, ["Ended on 1 March 2030"]],
  [
    "whose payment failed",
    { status: "past_due", retry_at: later },
    ["Payment failed", "We’ll try again on 1 March 2030."],
  ],
])("a subscription %s shows its state and its next step", (_, more, texts) => {
  show(aSubscription(more));
  const row = screen.getByRole("listitem");
  expect(row.textContent).toContain("€9.99 a month");
  const parts = [...row.querySelectorAll("h3 ~ p:last-child > *")];
  expect(parts.map(({ textContent }) => textContent)).toEqual(texts);
});

it("a commitment shows its end date", () => {
  show(aSubscription({ earliest_end_at: later }));
  expect(screen.getByText("€9.99 a month · Minimum until 1 March 2030")).toBeDefined();
});

it.each([
  ["that ends later is resumed", { ends_at: later }, 1],
  ["that the provider does not resume is not", { ends_at: later, can_resume: false }, 0],
  ["that was given is not resumed", { ends_at: later, is_gift: true }, 0],
  ["that has ended is not resumed", { ends_at: now }, 0],
  ["whose end is unknown is not resumed", {}, 0],
] as const)("a cancelled subscription %s", (_, more, buttons) => {
  show(aSubscription({ status: "cancelled", can_cancel: false, ...more }));
  expect(screen.queryAllByRole("button", { name: "Resume subscription" })).toHaveLength(buttons);
});

it("a subscription's row has buttons to cancel, to resume and to change the card", () => {
  show(
    aSubscription(),
    aSubscription({ id: "s2", can_cancel: false, can_resume: true, status: "cancelled" }),
    aSubscription({ id: "s3", can_cancel: false, status: "past_due" }),
  );
  const cancel = screen.getByRole("link", { name: "Cancel subscription" });
  expect(cancel.getAttribute("href")).toBe("/payment/all/cancel?channel_id=c1");
  for (const name of ["Resume subscription", "Change card", "Manage payment"]) {
    expect(screen.getByRole("button", { name })).toBeDefined();
  }
});

it("a membership bought from a film is named after its paywall, with the film as a second line", () => {
  show(aSubscription({ content: { token: "one", name: "One film" } }));
  const row = within(screen.getByRole("listitem"));
  expect(row.getByRole("heading", { name: "All films" })).toBeDefined();
  expect(row.getByRole("link", { name: "One film" }).getAttribute("href")).toBe("/video/one");
});

it("a film bought alone is named after the film, with its paywall as a second line", () => {
  const content = { token: "one", name: "One film" };
  show(aSubscription({ kind: "one_off", content, content_only: true, can_cancel: false }));
  const row = screen.getByRole("listitem");
  expect(within(row).getByRole("heading", { name: "One film" })).toBeDefined();
  expect(row.textContent).toContain("All films");
});

it("a subscription with another price has a link to change the plan", () => {
  const price = aPrice("yearly", { price: 9_900, payment_period: "year" });
  show(aSubscription({ offers: [{ kind: "switch", price }] }));
  const change = screen.getByRole("link", { name: "Change plan" });
  expect(change.getAttribute("href")).toBe("/payment/all/change?channel_id=c1");
});

it("a subscription with a code shows when the price changes", () => {
  const schedule = [
    { amount: 799, at: Date.parse("2030-02-28T12:00:00Z"), count: 2 },
    { amount: 999, at: Date.parse("2030-04-30T12:00:00Z") },
  ];
  show(aSubscription({ next_payment: 799, schedule }));
  const text = "Renews on 28 February 2030 for €7.99. From 30 April 2030: €9.99.";
  expect(screen.getByText(text)).toBeDefined();
});

it("BE-501: a trial shows the first payment, and the commitment that begins with it", () => {
  const commitment = { payments: 12, amount: 11_988, last_at: later, ends_at: later };
  show(aSubscription({ trial_ends_at: soon, renews_at: soon, next_payment: 999, commitment }));
  const first = "Free until 1 February 2030, then the first payment of €9.99.";
  const bound =
    "Unless you cancel before then: 12 payments, €119.88 in all, minimum until 1 March 2030.";
  expect(screen.getByText(`${first} ${bound}`)).toBeDefined();
});

it("BE-501: a commitment shows the payments that are left, and their sum", () => {
  const commitment = { payments: 11, amount: 10_989, last_at: later, ends_at: later };
  show(aSubscription({ earliest_end_at: later, commitment }));
  const left = "11 payments left until then: €109.89 in all";
  const text = `€9.99 a month · Minimum until 1 March 2030 · ${left}`;
  expect(screen.getByText(text)).toBeDefined();
});

it("BE-502: a subscription with a credit shows a single payment on its day", () => {
  const schedule = [
    { amount: 0, at: soon, count: 1 },
    { amount: 108, at: later, count: 1 },
    { amount: 999, at: Date.parse("2030-04-01T12:00:00Z") },
  ];
  show(aSubscription({ renews_at: soon, next_payment: 0, schedule }));
  const text =
    "Renews on 1 February 2030 for €0.00. On 1 March 2030: €1.08. From 1 April 2030: €9.99.";
  expect(screen.getByText(text)).toBeDefined();
});

it.each([
  ["used", /^The plan was changed once and can’t be changed again\./],
  ["commitment", "The plan can be changed once all payments of the commitment are made."],
] as const)("BE-503: a plan that cannot be changed shows the reason (%s)", (reason, text) => {
  show(aSubscription({ no_switch: reason }));
  expect(screen.queryByRole("link", { name: "Change plan" })).toBeNull();
  expect(screen.getByText(text)).toBeDefined();
});

it("a one-time purchase plays from its row, with its picture, and cannot be cancelled", () => {
  show(
    aSubscription({
      kind: "one_off",
      content: { token: "one", name: "One film", thumbnail: "https://media.example/one.webp" },
      can_cancel: false,
    }),
  );
  const row = screen.getByRole("listitem");
  expect(row.textContent).toContain("€9.99 · Bought on 31 January 2030");
  expect(row.querySelector("img")?.getAttribute("src")).toBe("https://media.example/one.webp");
  const play = within(row).getByRole("link", { name: "Play", description: "One film" });
  expect(play.getAttribute("href")).toBe("/video/one");
  expect(screen.queryByRole("button", { name: "Manage payment" })).toBeNull();
});

it("the card that pays is shown once", () => {
  const card = { brand: "Visa", last4: "4242", exp_month: 3, exp_year: 2034 };
  show(aSubscription({ card }), aSubscription({ id: "s2", card }));
  expect(screen.getByText("Visa ending in 4242")).toBeDefined();
  expect(screen.getByText("Expires 03/2034")).toBeDefined();
});

it("an ended subscription can be bought again", () => {
  show(aSubscription({ status: "expired", can_cancel: false }));
  const again = screen.getByRole("link", { name: "Choose again" });
  expect(again.getAttribute("href")).toBe("/paywalls/all");
});

it("a viewer without purchases gets a link to the offers, in the web view too", () => {
  showList({ mobile: true });
  expect(screen.getByRole("heading", { name: "Nothing bought yet" })).toBeDefined();
  const offers = screen.getByRole("link", { name: "See what’s on offer" });
  expect(offers.getAttribute("href")).toBe("/mobile/paywalls/");
});

it("a viewer without purchases gets no link where nothing is sold", () => {
  showList({ hasOffers: false });
  expect(screen.queryByRole("link")).toBeNull();
});

it("more purchases load on demand, each once", async () => {
  server.use(
    http.get("*/api/purchases", ({ request }) => {
      expect(new URL(request.url).searchParams.get("page")).toBe("2");
      return HttpResponse.json(pageOf([aSubscription(), aSubscription({ id: "s2" })], 2));
    }),
  );
  showList({ first: pageOf([aSubscription()], 2) });
  await press("Show more");
  expect(await screen.findAllByRole("listitem")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

it("a list that cannot be loaded shows an error, and is requested again", async () => {
  server.use(http.get("*/api/purchases", () => HttpResponse.json(pageOf([aSubscription()]))));
  showList({ first: undefined });
  expect(screen.getByRole("alert").textContent).toContain("This can’t be shown right now.");
  await press("Try again");
  expect(await screen.findByRole("listitem")).toBeDefined();
});

it("an invoice is a row of a table: number, day, amount, state and PDF", () => {
  const invoice: Invoice = {
    id: "i1",
    number: "2030-0001",
    amount: 999,
    currency: "EUR",
    status: "refunded",
    issued_at: now,
    pdf_url: "https://provider.example/i1.pdf",
  };
  renderSite(<InvoiceList first={pageOf([invoice])} />);
  const row = screen.getByRole("row", { name: /2030-0001/ });
  const cells = within(row).getAllByRole("cell");
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    "31 Jan 2030",
    "€9.99",
    "Refunded",
    "PDF",
  ]);
  expect(within(row).getByRole("rowheader").textContent).toBe("2030-0001");
  const pdf = within(row).getByRole("link", { name: "Invoice 2030-0001, PDF" });
  expect(pdf.getAttribute("href")).toBe("https://provider.example/i1.pdf");
});
