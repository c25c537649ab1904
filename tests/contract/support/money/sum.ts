import type { Books } from "./books.ts";
import { readLedger, type TakenPayment } from "./processor-ledger.ts";
import {
  beginCourse,
  chargedFor,
  type CodeEffect,
  codeEffects,
  type CodeName,
  type Course,
  fewUses,
  firstPayment,
  follow,
  type Memory,
  priceOf,
} from "./reference.ts";
import { amountBack, awayOf } from "./returns.ts";
import type { OpenedPage, Shop } from "./shop.ts";

type Purchase = Books["bought"][number];
/** An amount that counts for a viewer. */
type Count = { viewer: string; currency: string; amount: number };

/** The maximum of charges and changes of one step between which money may have been refunded. */
const maxEvents = 4;

/**
 * One sum for each viewer and currency, from three sources: the payments and refunds of the processor, the
 * invoices, and the reference for everything that is granted or due for a refund. Payments that the provider
 * cannot know yet are left out of the first. Returns the differences in words, and the state for the next step.
 */
export function compareSums(
  shop: Shop,
  books: Books,
  before: Memory,
): { faults: string[]; memory: Memory } {
  const taken = readLedger(shop, books);
  const processor = taken.map((each) => countOf(shop, books, each));
  const bills = books.bills
    .filter(({ status }) => status === "paid" || status === "refunded")
    .map(({ viewer, currency, amount, refunded }) => ({
      viewer: viewer ?? "",
      currency,
      amount: amount - refunded,
    }));
  const effects = effectsOf(shop, books);
  const strays = straysOf(shop, books);
  let first: { faults: string[]; memory: Memory } | undefined;
  // The order of simultaneous actions is not known.
  for (let late = 0; late <= maxEvents; late += 1) {
    const { counts, memory } = expect(shop, books, before, effects, late);
    const faults = [...strays, ...differences(shop, processor, bills, counts)];
    first ??= { faults, memory };
    if (faults.length === 0) return { faults, memory };
  }
  return first ?? { faults: [], memory: before };
}

function differences(shop: Shop, processor: Count[], bills: Count[], expected: Count[]): string[] {
  const all = [...processor, ...bills, ...expected];
  const keys = new Set(all.map(({ viewer, currency }) => `${viewer} ${currency}`));
  const sumOf = (counts: Count[], key: string) =>
    counts
      .filter(({ viewer, currency }) => `${viewer} ${currency}` === key)
      .reduce((sum, { amount }) => sum + amount, 0);
  return [...keys].flatMap((key) => {
    const sums = [processor, bills, expected].map((counts) => sumOf(counts, key));
    if (new Set(sums).size === 1) return [];
    const [received, billed, worth] = sums;
    return [
      `${key} of ${shop.run}: the processor has ${received}, the bills say ${billed}, granted or waiting is ${worth}`,
    ];
  });
}

/** The amount that a payment counts for: zero while the provider cannot know of it. */
function countOf({ pages, people, returns }: Shop, books: Books, taken: TakenPayment): Count {
  const { id, session, charge, amount, currency, back } = taken;
  const page = pages.find((each) => each.session === session);
  const row = books.sessions.find((each) => each.id === session);
  const bill = books.bills.find((each) => charge?.replace(/-\d+$/, "") === each.id);
  const change = books.switches.find((each) => each.id === charge);
  const buyer = books.bought.find((each) => each.id === change?.purchase)?.viewer;
  const viewer = (page ? people[page.viewer] : (bill?.viewer ?? buyer)) ?? "nobody";
  const isUnknown =
    (page && !page.isReported && !row?.fulfilledAt) ||
    (bill?.status === "open" && bill.charge?.key === charge) ||
    change?.status === "wanted";
  if (isUnknown) return { viewer, currency, amount: 0 };
  const paymentReturns = returns.filter(({ payment }) => payment === id);
  const outside = paymentReturns.filter(({ kind }) => kind === "outside");
  const unheard = outside.reduce((sum, each) => sum + awayOf(each) - amountBack(each, books), 0);
  const wanted = back.filter(({ key }) =>
    books.refunds.some((each) => each.id === key && each.status === "wanted"),
  );
  const sum = (some: { amount: number }[]) => some.reduce((total, each) => total + each.amount, 0);
  return { viewer, currency, amount: amount - sum(back) + sum(wanted) + unheard };
}

/** The expected sum of the reference, when the refunds of this step happened after `late` charges. */
function expect(
  shop: Shop,
  books: Books,
  before: Memory,
  effects: Map<string, CodeEffect | undefined>,
  late: number,
): { counts: Count[]; memory: Memory } {
  const memory: Memory = { courses: new Map(), returned: returnedOf(shop, books) };
  const counts: Count[] = [];
  for (const purchase of books.bought) {
    const { id, viewer, currency, isGift, price } = purchase;
    const page = pageOf(shop, books, id);
    if (isGift || !page) continue;
    const effect = effects.get(page.session);
    const isOnce = priceOf(price).period === "once";
    const course = isOnce ? undefined : courseOf(purchase, page, effect, before, memory, late);
    if (course) memory.courses.set(id, course);
    const amount = course ? chargedFor(course) : firstPayment(page.price, effect);
    counts.push({ viewer, currency, amount });
  }
  for (const { id } of books.sessions.filter(isFulfilledGift)) {
    const page = shop.pages.find(({ session }) => session === id);
    if (!page) continue;
    const { currency } = priceOf(page.price);
    const amount = firstPayment(page.price, effects.get(id));
    counts.push({ viewer: shop.people[page.viewer] ?? "", currency, amount });
  }
  for (const { invoice, amount, isAutomatic, status } of books.refunds) {
    if (!isAutomatic || status === "done") continue;
    const bill = books.bills.find(({ id }) => id === invoice);
    counts.push({ viewer: bill?.viewer ?? "", currency: bill?.currency ?? "", amount });
  }
  for (const each of shop.returns) {
    counts.push({ ...each, amount: -amountBack(each, books) });
  }
  return { counts, memory };
}

function courseOf(
  purchase: Purchase,
  page: OpenedPage,
  effect: CodeEffect | undefined,
  before: Memory,
  now: Memory,
  late: number,
): Course {
  const { id, price, anchorAt, periodStart, periodEnd, endsAt, purchasedAt } = purchase;
  const known = before.courses.get(id) ?? beginCourse(page.price, effect, purchasedAt.getTime());
  const span = {
    price,
    anchor: anchorAt.getTime(),
    start: periodStart.getTime(),
    end: periodEnd?.getTime() ?? 0,
    endsAt: endsAt?.getTime() ?? Number.POSITIVE_INFINITY,
  };
  return follow(known, span, (events) => (start) => {
    const { returned } = events >= late ? now : before;
    return returned.get(`${id} ${start}`) ?? 0;
  });
}

/** The refunds of each invoice, by purchase and start of the period. */
function returnedOf({ returns }: Shop, books: Books): Map<string, number> {
  const sums = new Map<string, number>();
  for (const each of returns) {
    const bill = books.bills.find(({ id }) => id === each.bill);
    const key = `${bill?.purchase} ${bill?.periodStart.getTime()}`;
    sums.set(key, (sums.get(key) ?? 0) + amountBack(each, books));
  }
  return sums;
}

function pageOf({ pages }: Shop, { sessions }: Books, purchase: string): OpenedPage | undefined {
  const session = sessions.find((each) => each.purchase === purchase);
  return pages.find((each) => each.session === session?.id);
}

const isFulfilledGift = ({ action, status, fulfilledAt }: Books["sessions"][number]) =>
  action === "gift" && status === "paid" && fulfilledAt !== null;

/** The effects of the codes of pages: each once for a viewer, and for no more viewers than its limit. */
function effectsOf({ pages }: Shop, { sessions }: Books): Map<string, CodeEffect | undefined> {
  const order = [...sessions].sort(
    (one, other) => (one.fulfilledAt?.getTime() ?? 0) - (other.fulfilledAt?.getTime() ?? 0),
  );
  const used: { code: CodeName; viewer: number }[] = [];
  const effects = new Map<string, CodeEffect | undefined>();
  for (const { id, status } of order) {
    const page = pages.find(({ session }) => session === id);
    if (!page?.code || status !== "paid") continue;
    const { code, viewer } = page;
    const before = used.filter((each) => each.code === code);
    const isSpent = before.some((each) => each.viewer === viewer);
    if (isSpent || (code === "few" && before.length >= fewUses)) continue;
    used.push({ code, viewer });
    effects.set(id, codeEffects[code]);
  }
  return effects;
}

/** No purchase is granted without an opened page, a gift is redeemed once, and no change leads to a one-time price. */
function straysOf(shop: Shop, books: Books): string[] {
  const bought = books.bought.filter(({ isGift }) => !isGift);
  const fulfilledGifts = books.sessions.filter(isFulfilledGift).length;
  const redeemed = books.gifts.filter(({ redeemedAt }) => redeemedAt).length;
  const received = books.bought.length - bought.length;
  const single = books.switches.filter(({ price }) => price.period === "once");
  return [
    ...bought
      .filter(({ id }) => !pageOf(shop, books, id))
      .map(({ id }) => `${id} came from no page`),
    ...(fulfilledGifts === books.gifts.length
      ? []
      : [`${books.gifts.length} gifts for ${fulfilledGifts} pages that were paid`]),
    ...(received === redeemed ? [] : [`${received} gifts came of ${redeemed} redeemed`]),
    ...single.map(({ id }) => `change ${id} is to a single price`),
  ];
}
