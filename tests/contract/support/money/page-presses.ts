import fc from "fast-check";
import { cards } from "../payments.ts";
import { at, by, nth, type Press, pressOf, pressWith } from "./press.ts";
import type { By, OpenedPage, Shop } from "./shop.ts";

const code = fc.constantFrom("none", "none", "each", "few", "trial");
export const offers = [
  ["crew/crew-month", {}],
  ["crew/crew-month", { context: "film-1" }],
  ["crew/crew-month", { context: "film-2" }],
  ["crew/crew-year", {}],
  ["crew/crew-bound", {}],
  ["crew/crew-once", {}],
  ["one/one-once", { context: "film-1" }],
  ["one/one-once", { context: "film-2" }],
  ["pair/pair-week", {}],
] as const;
const codeOf = ({ codes }: Shop, which: string) => ({
  promo: new Map(Object.entries(codes)).get(which),
});
const metadata = ({ session }: OpenedPage) => ({ metadata: { session } });
const cardOf = (card: keyof typeof cards) => ({
  number: cards[card],
  expiry: "12/44",
  code: "123",
});

/** The viewer pays on the page, if it is open. */
async function pay(shop: Shop, page: OpenedPage | undefined, card: keyof typeof cards) {
  if (!page) return;
  if (!shop.stripe) {
    await shop.press(page, { do: "pay", ...cardOf(card) });
    return;
  }
  // Stripe's page says that it has expired.
  try {
    if (card === "slow") shop.stripe.completeSlowly(page.stripe);
    else shop.stripe.complete(page.stripe);
  } catch {
    return;
  }
}

/** The viewer returns to the site. */
async function comeBack(shop: Shop, page: OpenedPage | undefined, tab: number) {
  const requester = { viewer: page?.viewer ?? 0, tab };
  if (page) await shop.call(requester, "GET", `/sessions/${page.session}/purchase-details`);
}

type Offered = { by: By; code: string; offer: number };

/** Opens a page for an offer. */
export const openOffer = pressWith("open", (shop, facts: Offered) => {
  const [path, more] = offers[facts.offer] ?? offers[0];
  return shop.open(facts.by, path, { ...more, ...codeOf(shop, facts.code) });
});
/** Opens a page for a gift. */
export const openGift = pressWith("gift", (shop, facts: { by: By; code: string }) =>
  shop.open(facts.by, "crew/crew-month/gift", {
    email: shop.giftAddress,
    ...codeOf(shop, facts.code),
  }),
);
/** Opens payment pages. */
export const opens: fc.Arbitrary<Press>[] = [
  fc.record({ by, code, offer: fc.nat(offers.length - 1) }).map(openOffer),
  fc.record({ by, code }).map(openGift),
];

/** A viewer opens a page, pays and returns. */
export async function buy(shop: Shop, requester: By, path: string, body: object): Promise<void> {
  await shop.open(requester, path, body);
  const page = shop.pages.at(-1);
  await pay(shop, page, "pays");
  await comeBack(shop, page, requester.tab);
}

/** Opens and pays a page. */
export const buyOffer = pressWith("buy", (shop, facts: Offered) => {
  const [path, more] = offers[facts.offer] ?? offers[0];
  return buy(shop, facts.by, path, { ...more, ...codeOf(shop, facts.code) });
});
/** Opens and pays a page of any offer. */
export const purchase = fc.record({ by, code, offer: fc.nat(offers.length - 1) }).map(buyOffer);

/** A page is paid, and Stripe reports this never, once or several times, to both providers at once. */
export const payEvent = pressWith(
  "pay, event",
  async (shop, { nth: index, tab, count }: { nth: number; tab: number; count: number }) => {
    const page = at(shop.pages, index);
    await pay(shop, page, "pays");
    const object = page ? metadata(page) : {};
    const types = [
      "checkout.session.completed",
      "payment_intent.succeeded",
      "checkout.session.completed",
    ];
    const delivered = shop.stripe ? types.slice(0, count) : [];
    await Promise.all(delivered.map((type, i) => shop.event((tab + i) % 2, type, object)));
  },
);
/** Two pages are paid, and their viewers return, at the same time. */
export const payTwice = pressWith(
  "pay twice",
  async (shop, facts: { nth: number; other: number }) => {
    const pages = [at(shop.pages, facts.nth), at(shop.pages, facts.other)];
    await Promise.all(pages.map((page) => pay(shop, page, "pays")));
    await Promise.all(pages.map((page, tab) => comeBack(shop, page, tab)));
  },
);
/** A page is paid with a slow payment method. */
export const paySlowly = pressWith("pay slowly", async (shop, facts: { nth: number }) => {
  const page = at(shop.pages, facts.nth);
  await pay(shop, page, "slow");
  await comeBack(shop, page, 0);
});
/** A slow payment is completed. */
export const bankDecides = pressWith(
  "bank decides",
  async (shop, facts: { nth: number; isPaid: boolean }) => {
    const page = at(shop.pages, facts.nth);
    if (page) shop.stripe?.settle(page.stripe, facts.isPaid);
  },
);

/** The actions of viewers, Stripe and banks on pages. */
export const payments: fc.Arbitrary<Press>[] = [
  pressOf("pay, come back", fc.record({ nth, tab: fc.nat(1) }), async (shop, facts) => {
    const page = at(shop.pages, facts.nth);
    await pay(shop, page, "pays");
    await comeBack(shop, page, facts.tab);
  }),
  fc.record({ nth, tab: fc.nat(1), count: fc.nat(3) }).map(payEvent),
  fc.record({ nth, other: nth }).map(payTwice),
  fc.record({ nth }).map(paySlowly),
  pressOf("pay with a card that fails later", fc.record({ nth }), async (shop, facts) => {
    await pay(shop, at(shop.pages, facts.nth), "failsLater");
  }),
  pressOf("second step", fc.record({ nth, isApproved: fc.boolean() }), async (shop, facts) => {
    const page = at(shop.pages, facts.nth);
    if (!page || shop.stripe) return;
    await pay(shop, page, "secondStep");
    await shop.press(page, { do: facts.isApproved ? "approve" : "refuse" });
  }),
  fc.record({ nth, isPaid: fc.boolean() }).map(bankDecides),
  pressOf("end in the dashboard", fc.record({ nth }), async (shop, facts) => {
    const page = at(shop.pages, facts.nth);
    if (page) shop.stripe?.expire(page.stripe);
  }),
  pressOf("old event", fc.record({ nth, tab: fc.nat(1) }), async (shop, facts) => {
    const page = at(shop.pages, facts.nth);
    const type = "checkout.session.expired";
    if (page && shop.stripe) await shop.event(facts.tab, type, metadata(page));
  }),
];
