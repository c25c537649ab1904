import type { Books } from "./books.ts";

/** Access continues for a week while a payment is tried, and the provider has a day to notice. */
const graceMs = 8 * 24 * 60 * 60 * 1000;
type Bill = Books["bills"][number];
type Purchase = Books["bought"][number];

/** The errors of the books, in words. Empty when they are correct. */
export function faultsOf(books: Books): string[] {
  return [
    ...faultsOfBills(books),
    ...faultsOfSessions(books),
    ...faultsOfCodes(books),
    ...faultsOfCredit(books),
    ...faultsOfAccess(books),
    ...faultsOfPeriods(books),
    ...faultsOfDoubles(books),
  ];
}

/** No payment is on two invoices, and no more is refunded than was paid. */
function faultsOfBills({ bills, refunds }: Books): string[] {
  const payments = bills.flatMap(({ payment }) => payment ?? []);
  const doubled = payments.filter((each, index) => payments.indexOf(each) !== index);
  return [
    ...doubled.map((each) => `payment ${each} is on two bills`),
    ...bills.flatMap((bill) => {
      const done = sumOf(
        refunds.filter((each) => each.invoice === bill.id && each.status === "done"),
      );
      const counted = Math.min(done, bill.amount);
      const isRight = bill.refunded === counted;
      const state = bill.amount > 0 && counted === bill.amount ? "refunded" : "paid";
      return [
        ...(isRight ? [] : [`bill ${bill.number}: ${bill.refunded} counted, ${done} went back`]),
        ...(["paid", "refunded"].includes(bill.status) && bill.amount > 0 && bill.status !== state
          ? [`bill ${bill.number} is ${bill.status}, not ${state}`]
          : []),
      ];
    }),
  ];
}

/** A payment on a page was granted with an invoice of the same amount, or is refunded. */
function faultsOfSessions({ sessions, bills, bought, gifts, refunds }: Books): string[] {
  return sessions.flatMap((session) => {
    const { id, status, amount, payment, fulfilledAt, purchase, action } = session;
    if (!fulfilledAt || (action !== "checkout" && action !== "gift")) return [];
    const bill = bills.find((each) => payment !== null && each.payment === payment);
    const isFree = amount === 0;
    if (!isFree && bill?.amount !== amount) return [`session ${id}: no bill of ${amount}`];
    if (status === "refunded") {
      const back = refunds.find((each) => each.invoice === bill?.id && each.amount === amount);
      return back ? [] : [`session ${id} is refunded without a refund`];
    }
    if (status === "cancelled" && isFree) return [];
    if (status !== "paid") return [`session ${id} was fulfilled and is ${status}`];
    const isFulfilled =
      action === "gift"
        ? gifts.some(({ invoice }) => invoice === bill?.id)
        : bought.some((each) => each.id === purchase);
    return isFulfilled ? [] : [`session ${id} was paid, and nothing was given`];
  });
}

/** No code is used more often than its limit. */
function faultsOfCodes({ codes, uses, sessions }: Books): string[] {
  return codes.flatMap(({ code, uses: counted, maxUses }) => {
    const reserved = uses.filter((each) => each.code === code);
    const paid = sessions.filter((each) => each.promo === code && each.status === "paid");
    const people = new Set(paid.map(({ viewer }) => viewer));
    return [
      ...(counted === reserved.length
        ? []
        : [`${code}: ${counted} counted, ${reserved.length} used`]),
      ...(maxUses !== null && paid.length > maxUses ? [`${code} was paid with too often`] : []),
      ...(paid.length > people.size ? [`${code} was paid with twice by one viewer`] : []),
      ...paid
        .filter(({ id, fulfilledAt }) => fulfilledAt && !reserved.some((use) => use.session === id))
        .map(({ id }) => `session ${id} was paid with ${code} without a use of it`),
    ];
  });
}

/** No credit exceeds the payments that were not refunded. */
function faultsOfCredit({ bought, bills }: Books): string[] {
  return bought.flatMap(({ id, credit }) => {
    const paidInvoices = bills.filter((each) => each.purchase === id && isPaid(each));
    const net = paidInvoices.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
    const sources = paidInvoices.flatMap(({ unusedOf }) =>
      bills.filter((each) => each.id === unusedOf),
    );
    const left = sources.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
    const limit = Math.min(net, left);
    return credit < 0 || credit > limit ? [`purchase ${id} has credit ${credit} of ${limit}`] : [];
  });
}

/** No purchase is open without a paid invoice, except in a trial. */
function faultsOfAccess(books: Books): string[] {
  return books.bought.flatMap((purchase) => {
    const entries = books.ledger.filter(({ ref }) => ref === purchase.id);
    if (!isOpen(entries, books.at) || isBacked(books, purchase)) return [];
    return [`purchase ${purchase.id} is open without a bill`];
  });
}

/** A period that was paid and not refunded is open. */
function faultsOfPeriods({ bills, bought, ledger, at }: Books): string[] {
  return bought.flatMap((purchase) => {
    const purchaseInvoices = bills.filter((each) => each.purchase === purchase.id);
    const entries = ledger.filter(({ ref }) => ref === purchase.id);
    // When money of another period is refunded, this one may end earlier.
    if (purchaseInvoices.some(({ refunded }) => refunded > 0) || isOpen(entries, at)) return [];
    const used = new Set(purchaseInvoices.map(({ unusedOf }) => unusedOf));
    const paid = purchaseInvoices.filter(({ id, status }) => status === "paid" && !used.has(id));
    const now = paid.filter(({ periodStart, periodEnd }) => {
      const end = periodEnd?.getTime() ?? Number.POSITIVE_INFINITY;
      return periodStart.getTime() <= at && at < end;
    });
    return now.map(({ number }) => `bill ${number} was paid for what is not open`);
  });
}

/** Whether the last entry about a purchase grants access. */
function isOpen(entries: Books["ledger"], now: number): boolean {
  const made = entries.filter(({ at }) => at.getTime() <= now);
  const last = made.sort((one, other) => one.id - other.id).at(-1);
  return last?.action === "grant" && (last.until === null || last.until.getTime() > now);
}

function isBacked({ bills, gifts, sessions, at }: Books, purchase: Purchase): boolean {
  if (purchase.isGift) return gifts.some(({ redeemer }) => redeemer === purchase.viewer);
  const isTrial = purchase.payments === 0 && purchase.effect?.kind === "trial";
  if (isTrial) return sessions.some((each) => each.purchase === purchase.id);
  const paid = bills.filter(({ purchase: of, status }) => of === purchase.id && status === "paid");
  return paid.some((bill) => {
    const end = bill.periodEnd?.getTime() ?? Number.POSITIVE_INFINITY;
    const source = bills.find(({ id }) => id === bill.unusedOf);
    const isLost = bill.amount === 0 && source?.status === "refunded";
    return bill.periodStart.getTime() <= at && at <= end + graceMs && !isLost;
  });
}

/** No viewer pays for an offer that they already have. A purchase that a won dispute restores may exist beside a later one. */
function faultsOfDoubles({ bought, ledger, at }: Books): string[] {
  const running = bought.filter(({ status, isGift, endsAt }) => {
    const isOver = status === "expired" || (endsAt !== null && endsAt.getTime() <= at);
    return !isOver && !isGift;
  });
  const grantsOf = ({ id }: Purchase) =>
    ledger.filter(({ ref, action }) => ref === id && action === "grant");
  const boughtAs = (one: Purchase) => Math.min(...grantsOf(one).map(({ id }) => id));
  const activeFrom = (one: Purchase) => {
    const back = grantsOf(one).filter(({ why }) => /dispute|refund/.test(why));
    return Math.max(boughtAs(one), ...back.map(({ id }) => id));
  };
  return running
    .filter((one) =>
      running.some(
        (other) =>
          other.id !== one.id &&
          other.viewer === one.viewer &&
          other.kind === one.kind &&
          other.what === one.what &&
          activeFrom(other) < boughtAs(one),
      ),
    )
    .map(({ viewer, what }) => `${viewer} has bought ${what} while it was theirs`);
}

/** The states that must not remain after all pending work is done. */
export function restOf({ sessions, refunds, switches }: Books): string[] {
  return [
    ...sessions
      .filter(({ status, fulfilledAt }) => status === "paid" && !fulfilledAt)
      .filter(({ action }) => action === "checkout" || action === "gift")
      .map(({ id }) => `session ${id} was paid, and neither given nor refunded`),
    ...refunds
      .filter(({ status }) => status === "wanted")
      .map(({ id }) => `refund ${id} is still wanted`),
    ...switches.filter(({ status }) => status === "wanted").map(({ id }) => `switch ${id} waits`),
  ];
}

function isPaid({ status }: Bill): boolean {
  return status === "paid" || status === "refunded";
}

function sumOf(rows: { amount: number }[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
