import { paywalls } from "../offers.ts";

/** The effect of a shop's code: a reference of the tests, independent of the provider's arithmetic. */
export type CodeEffect = { percent?: number; amount?: number; payments?: number; days?: number };
export type CodeName = "each" | "few" | "trial";
export const codeEffects = {
  each: { percent: 20, payments: 3 },
  few: { amount: 100, payments: 1 },
  trial: { days: 14 },
} satisfies Record<CodeName, CodeEffect>;
/** The number of viewers who may use it. */
export const fewUses = 1;

export type ReferencePrice = {
  amount: number;
  currency: string;
  period: "once" | "week" | "month" | "year";
  count: number;
};

const prices = new Map(
  paywalls.flatMap(({ currency, prices: some }) =>
    some.map(({ token, amount, period, intervalCount = 1 }): [string, ReferencePrice] => [
      token,
      { amount, currency, period, count: intervalCount },
    ]),
  ),
);
const dayMs = 86_400_000;

/** A price that is on sale. */
export function priceOf(token: string): ReferencePrice {
  const price = prices.get(token);
  if (!price) throw new Error(`No price ${token}.`);
  return price;
}

/** The amount of a payment with a code. The first payment is 0. */
export function paymentOf(amount: number, effect: CodeEffect | undefined, index: number): number {
  if (!effect || index >= (effect.payments ?? 0)) return amount;
  const off = effect.amount ?? Math.floor((amount * (effect.percent ?? 0)) / 100 + 0.5);
  return Math.max(0, amount - off);
}

/** The first payment of a page: a trial delays the first of several payments, never a single one. */
export function firstPayment(token: string, effect: CodeEffect | undefined): number {
  const { amount, period } = priceOf(token);
  return effect?.days && period !== "once" ? 0 : paymentOf(amount, effect, 0);
}

/** The moment a number of periods later, in the UTC calendar. A month without the day ends on its last one. */
export function periodsLater(at: number, { period, count }: ReferencePrice, times: number): number {
  if (period === "once") return Number.POSITIVE_INFINITY;
  if (period === "week") return at + 7 * dayMs * count * times;
  const from = new Date(at);
  const month = from.getUTCMonth() + count * times * (period === "year" ? 12 : 1);
  const last = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), last);
  return Date.UTC(from.getUTCFullYear(), month, day) + (at % dayMs);
}

/** A charge of a subscription, identified by the start of its period. */
type Charge = { amount: number; start: number };
/** A subscription as the reference models it. */
export type Course = {
  price: string;
  effect: CodeEffect | undefined;
  anchor: number;
  periods: number;
  start: number;
  end: number;
  charges: Charge[];
  credit: number;
  /** Credit that was removed with the payment that it came from. */
  taken: number;
  /** The charge whose unused part was credited to another price, and its refunds until then. */
  source: { start: number; returned: number } | undefined;
};

/** The state before a step: the subscriptions, and the refunds of each invoice. */
export type Memory = { courses: Map<string, Course>; returned: Map<string, number> };

/** The time until which a subscription is open, the only value taken from the provider. Epoch ms. */
export type Span = {
  price: string;
  anchor: number;
  start: number;
  end: number;
  endsAt: number;
};

/** The refunds of a charge, by the start of its period. */
export type ReturnedOf = (start: number) => number;

/** A subscription that has begun. */
export function beginCourse(token: string, effect: CodeEffect | undefined, at: number): Course {
  const amount = firstPayment(token, effect);
  const trial = effect?.days;
  const anchor = trial ? at + trial * dayMs : at;
  const end = trial ? anchor : periodsLater(at, priceOf(token), 1);
  return {
    price: token,
    effect,
    anchor,
    periods: trial ? 0 : 1,
    start: at,
    end,
    charges: trial ? [] : [{ amount, start: at }],
    credit: 0,
    taken: 0,
    source: undefined,
  };
}

/**
 * Adds the charges for the time for which a subscription was opened. The order of refunds in that time is not
 * known: `returned` gives them after a number of charges and changes, counted from 0.
 */
export function follow(
  before: Course,
  span: Span,
  returned: (events: number) => ReturnedOf,
): Course {
  const course = { ...before, charges: [...before.charges] };
  let events = 0;
  const took = () => {
    events += 1;
    loseCredit(course, returned(events));
  };
  const charge = () => {
    renew(course);
    took();
  };
  loseCredit(course, returned(events));
  if (span.anchor !== course.anchor && span.price !== course.price) {
    while (course.end <= span.anchor) charge();
    change(course, span, returned(events));
    took();
  } else if (span.anchor !== course.anchor) {
    // It was paused from the end of a period.
    while (nextEnd(course) < span.anchor) charge();
    Object.assign(course, { anchor: span.anchor, periods: 0, end: span.anchor });
  }
  while (course.end < span.end && course.end < span.endsAt) charge();
  const last = course.charges.at(-1);
  if (course.end === span.end && last) {
    course.charges.splice(-1, 1, { ...last, start: span.start });
    course.start = span.start;
  }
  loseCredit(course, returned(Number.POSITIVE_INFINITY));
  return course;
}

/** The sum of its charges. */
export function chargedFor({ charges }: Course): number {
  return charges.reduce((sum, { amount }) => sum + amount, 0);
}

function nextEnd({ anchor, price, periods }: Course): number {
  return periodsLater(anchor, priceOf(price), periods + 1);
}

function renew(course: Course): void {
  const { amount } = priceOf(course.price);
  const paid = course.charges.length;
  const due = paymentOf(amount, course.effect, paid);
  const used = Math.min(course.credit, due);
  course.charges.push({ amount: due - used, start: course.end });
  course.credit -= used;
  course.start = course.end;
  course.end = nextEnd(course);
  course.periods += 1;
}

/** Changes to another price at a moment. The rest of the period is credited. */
function change(course: Course, { price, anchor: at }: Span, returned: ReturnedOf): void {
  const activeCharges = course.charges.filter(
    ({ amount, start }) => amount === 0 || returned(start) < amount,
  );
  const last = activeCharges.at(-1);
  const refunded = last ? returned(last.start) : 0;
  const length = course.end - course.start;
  const ahead = Math.min(length, Math.max(0, course.end - at));
  const paid = last ? last.amount - refunded : 0;
  const left = Math.floor((2 * paid * ahead + length) / (2 * length)) + course.credit;
  const { amount } = priceOf(price);
  course.charges.push({ amount: Math.max(0, amount - left), start: at });
  course.credit = Math.max(0, left - amount);
  course.source = last && { start: last.start, returned: refunded };
  Object.assign(course, { price, effect: undefined, anchor: at, periods: 1, start: at });
  course.end = periodsLater(at, priceOf(price), 1);
}

/** Credit is removed with the payment that it came from, and restored with it. */
function loseCredit(course: Course, returned: ReturnedOf): void {
  if (!course.source) return;
  const more = returned(course.source.start) - course.source.returned;
  const lost = more > 0 ? Math.min(course.credit, more) : Math.max(-course.taken, more);
  course.source = { ...course.source, returned: course.source.returned + more };
  course.credit -= lost;
  course.taken += lost;
}
