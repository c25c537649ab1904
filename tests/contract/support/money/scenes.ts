import fc from "fast-check";
import {
  advance,
  buyYearThenMonth,
  declineCards,
  dispute,
  disputeWon,
  duringCharge,
  meanwhileActs,
  redeem,
  refund,
  refundOutside,
  subscriptionAct,
  switchTo,
} from "./other-presses.ts";
import {
  bankDecides,
  buyOffer,
  offers,
  openGift,
  openOffer,
  payEvent,
  paySlowly,
  payTwice,
} from "./page-presses.ts";
import { atOnce, by, type Press, withLostResponses } from "./press.ts";

const tab = fc.nat(1);
const offer = fc.nat(offers.length - 1);
const crew = fc.constantFrom(0, 3);
const single = fc.constantFrom(5, 6, 7);
const code = fc.constantFrom("each", "few", "trial");
const count = fc.nat(3);

/** Two pages, with one code or for one offer, of one viewer or of both, each paid with its own method. */
const twoPages = fc
  .record({
    one: by,
    other: by,
    code,
    first: offer,
    second: offer,
    isSame: fc.boolean(),
    count,
    tab,
  })
  .map((facts): Press[] => [
    openOffer({ by: facts.one, code: facts.code, offer: facts.first }),
    openOffer({
      by: facts.other,
      code: facts.code,
      offer: facts.isSame ? facts.first : facts.second,
    }),
    payEvent({ nth: 1, tab: facts.tab, count: facts.count }),
    payEvent({ nth: 0, tab: facts.tab, count: 3 - facts.count }),
    advance(61),
  ]);
/** Both viewers open a page at the same time with a code that only one may use, and pay. */
const limitedCode = fc
  .record({ viewer: fc.nat(1), tab, first: offer, second: offer })
  .map(({ viewer, tab: where, first, second }): Press[] => [
    atOnce(
      openOffer({ by: { viewer, tab: where }, code: "few", offer: first }),
      openOffer({ by: { viewer: 1 - viewer, tab: 1 - where }, code: "few", offer: second }),
    ),
    payTwice({ nth: 0, other: 1 }),
  ]);
/** A payment that is reported to the provider too late, never, or three times. */
const lateEvent = fc
  .record({ by, offer, code: fc.constantFrom("none", "each"), count, tab, isLate: fc.boolean() })
  .map(({ by: requester, offer: index, code: name, count: times, tab: where, isLate }): Press[] => [
    openOffer({ by: requester, code: name, offer: index }),
    payEvent({ nth: 0, tab: where, count: isLate ? 0 : times }),
    advance(61),
  ]);
/** A code that makes a one-time price free. */
const singleTrial = fc
  .record({ by, offer: single, code: fc.constantFrom("trial", "trial", "few") })
  .map((facts): Press[] => [buyOffer(facts), refund({ nth: 0, tab: facts.by.tab, part: 1 })]);
/** Credit of a year, whose payment is refunded. */
const creditBack = fc
  .record({ viewer: fc.nat(1), tab, how: fc.nat(3), part: fc.constantFrom(1, 2) })
  .map(({ viewer, tab: where, how, part }): Press[] => [
    buyYearThenMonth({ viewer, tab: where }),
    [
      refund({ nth: 0, tab: where, part }),
      dispute({ nth: 0, tab: where }),
      refundOutside({ nth: 0, tab: where, isReported: true }),
      advance(31 * 24 * 60),
    ][how] ?? advance(1),
    advance(32 * 24 * 60),
    disputeWon({ nth: 0, tab: where }),
  ]);
/** A renewal that is charged during another action. */
const decided = (acts: fc.Arbitrary<(typeof meanwhileActs)[number]>) =>
  fc
    .record({ by, offer: crew, code: fc.constantFrom("none", "each", "trial"), act: acts })
    .map(({ by: requester, offer: index, code: name, act }): Press[] => [
      buyOffer({ by: requester, code: name, offer: index === 3 ? 1 : 0 }),
      duringCharge({ by: requester, act }),
      advance(32 * 24 * 60),
    ]);
const cancelledMeanwhile = decided(fc.constant("cancellation"));
const pausedMeanwhile = decided(fc.constant("pause"));
const decidedMeanwhile = decided(fc.constantFrom(...meanwhileActs));
/** A renewal, or a refund, whose response is lost and which is requested again. */
const lostResponse = fc
  .record({ by, offer: crew, tab, isRefund: fc.boolean() })
  .map(({ by: requester, offer: index, tab: where, isRefund }): Press[] => [
    buyOffer({ by: requester, code: "each", offer: index === 3 ? 8 : 0 }),
    isRefund
      ? withLostResponses(refund({ nth: 0, tab: where, part: 1 }), "/v1/refunds")
      : withLostResponses(advance(31 * 24 * 60), "/v1/payment_intents"),
    advance(61),
  ]);
/** A change of price, at any moment of a period. */
const otherPrice = fc
  .record({
    by,
    offer: crew,
    days: fc.constantFrom(0, 7, 20),
    to: fc.constantFrom("crew-month", "crew-year", "crew-once", "crew-once"),
    act: fc.constantFrom("cancellation", "pause", "resumption"),
  })
  .map(({ by: requester, offer: index, days, to, act }): Press[] => [
    buyOffer({ by: requester, code: "none", offer: index }),
    advance(days * 24 * 60 + 1),
    switchTo({ by: requester, to }),
    subscriptionAct({ by: requester, act }),
    advance(32 * 24 * 60),
  ]);
/** A gift that is redeemed twice, and refunded. */
const giftTwice = fc
  .record({ by, other: by, code: fc.constantFrom("none", "few"), count, part: fc.nat(1) })
  .map(({ by: requester, other, code: name, count: times, part }): Press[] => [
    openGift({ by: requester, code: name }),
    payEvent({ nth: 0, tab: requester.tab, count: times }),
    advance(1),
    redeem(other),
    redeem(requester),
    refund({ nth: 0, tab: other.tab, part: part + 1 }),
  ]);
/** One offer in two tabs, both of which are paid. */
const twoTabs = fc
  .record({ by, offer, other: by })
  .map((facts): Press[] => [
    openOffer({ by: facts.by, code: "none", offer: facts.offer }),
    openOffer({ by: { ...facts.by, tab: 1 - facts.by.tab }, code: "each", offer: facts.offer }),
    payTwice({ nth: 0, other: 1 }),
    openOffer({ by: facts.other, code: "each", offer: facts.offer }),
    payTwice({ nth: 0, other: 0 }),
  ]);
/** A card that fails, and then pays. */
const badCard = fc
  .record({ by, offer: crew, days: fc.constantFrom(1, 3, 8), act: fc.boolean() })
  .map(({ by: requester, offer: index, days, act }): Press[] => [
    buyOffer({ by: requester, code: "each", offer: index === 3 ? 8 : 0 }),
    declineCards(true),
    advance(31 * 24 * 60),
    act
      ? subscriptionAct({ by: requester, act: "cancellation" })
      : buyOffer({ by: requester, code: "none", offer: 6 }),
    declineCards(false),
    advance(days * 24 * 60),
  ]);
/** A disputed purchase is restored while a page for the same offer is open, which is then paid. */
const backMeanwhile = fc
  .record({ by, offer: crew, count, isSlow: fc.boolean() })
  .map(({ by: requester, offer: index, count: times, isSlow }): Press[] => [
    buyOffer({ by: requester, code: "none", offer: index }),
    dispute({ nth: 0, tab: requester.tab }),
    openOffer({ by: requester, code: "each", offer: index }),
    ...(isSlow ? [paySlowly({ nth: 0 })] : []),
    disputeWon({ nth: 0, tab: requester.tab }),
    ...(isSlow
      ? [bankDecides({ nth: 0, isPaid: true })]
      : [payEvent({ nth: 0, tab: requester.tab, count: times })]),
    advance(61),
  ]);

/** Sequences in which errors are likely, each with its own facts. */
export const scenes: fc.Arbitrary<Press[]>[] = [
  cancelledMeanwhile,
  backMeanwhile,
  limitedCode,
  singleTrial,
  creditBack,
  otherPrice,
  lostResponse,
  twoPages,
  pausedMeanwhile,
  lateEvent,
  twoTabs,
  decidedMeanwhile,
  giftTwice,
  badCard,
];
