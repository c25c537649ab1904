import type { MailMessages } from "../messages.ts";

/**
 * What the provider says about payments, in one language. `{brand}` is the channel's name, `{title}` that of
 * a paywall, `{amount}` money and `{date}` a day in words, `{from}` who gives something.
 */
export type PaymentMessages = {
  errors: Record<
    | "priceGone"
    | "alreadyBought"
    | "noPayments"
    | "promoUnknown"
    | "promoNotApplicable"
    | "promoEnded"
    | "promoUsed"
    | "promoSoldOut"
    | "notOffered"
    | "cardDeclined"
    | "giftUsed"
    | "ownGift"
    | "inProgress"
    | "keyReused",
    string
  >;
  mails: Record<
    | "purchased"
    | "trial"
    | "failed"
    | "recovered"
    | "ended"
    | "cancelled"
    | "paused"
    | "resumed"
    | "refunded"
    | "notGiven"
    | "giftBought"
    | "gift",
    MailMessages
  >;
  /** Of the hosted pages. */
  checkout: Record<
    | "back"
    | "dueToday"
    | "nextPayment"
    | "commitment"
    | "cardDetails"
    | "number"
    | "expiry"
    | "expiryHint"
    | "code"
    | "pay"
    | "confirm"
    | "declined"
    | "noFunds"
    | "wrongNumber"
    | "wrongExpiry"
    | "wrongCode"
    | "unknownCard"
    | "stepTitle"
    | "stepText"
    | "approve"
    | "refuse"
    | "waitTitle"
    | "waitText"
    | "overTitle"
    | "overText"
    | "doneTitle"
    | "doneText"
    | "goOn"
    | "methodTitle"
    | "saveCard"
    | "resumeTitle"
    | "resume"
    | "portalTitle"
    | "currentCard"
    | "noCard"
    | "changeCard"
    | "invoices"
    | "nothing"
    | "endsOn"
    | "sandbox"
    | "testCards"
    | "pays"
    | "declinedCard"
    | "noFundsCard"
    | "secondStepCard"
    | "slowCard"
    | "failsLaterCard",
    string
  >;
};
