import type { Language } from "../../lib/contract/languages.ts";
import type {
  PaymentCard,
  ChargeablePaymentCard,
  RefundKind,
} from "../domain/commerce/commerce-records.ts";
import type { CheckoutSession } from "../db/commerce/checkout-sessions.ts";

/** What a hosted page says of what is sold: the first payment is the session's `amount`. */
export type HostedPageDetails = {
  title: string;
  description: string;
  email: string;
  language: Language;
};

/** A payment without the viewer. The same `key` never pays twice. */
export type OffSessionCardCharge = {
  key: string;
  amount: number;
  currency: string;
  description: string;
  card: ChargeablePaymentCard;
};

/** What became of a payment; `payment` is what the processor calls it. */
export type CardChargeResult = { status: "paid"; payment: string } | { status: "declined" };

/** How it went on a hosted page that somebody else serves. */
export type ProcessorCheckoutResult =
  | { status: "open" | "processing" | "expired" }
  | { status: "paid"; payment: string | null; card?: PaymentCard; customer: string | null };

/** What became of money to give back; `id` is what the processor calls it. */
export type RefundResult =
  | { status: "done"; id: string | null }
  | { status: "refused"; why: string };

/** Money of a payment that went back: `isReturned` until it has come here again. `ours` is the key of our own. */
export type ReturnedPayment = {
  id: string;
  kind: RefundKind;
  amount: number;
  isReturned: boolean;
  ours?: string | undefined;
};

/** How a payment stands with the processor; `isOurs`: it was made by this provider, in `session` or without. */
export type ProcessorPayment = {
  isOurs: boolean;
  session?: string | undefined;
  returned: ReturnedPayment[];
};

/**
 * Who takes the money: the sandbox of this provider, or Stripe. What is sold, when it is charged and who
 * may watch is decided here alike; a processor opens pages, charges cards and gives money back.
 */
export type PaymentProcessor = {
  name: "sandbox" | "stripe";
  /** The address of the hosted page, and what the processor calls the session where it has a name of its own. */
  open: (
    session: CheckoutSession,
    facts: HostedPageDetails,
  ) => Promise<{ url: string; payment?: string }>;
  /** Whether a session has a page of the processor's own; this provider knows all others by itself. */
  hasPage: (session: CheckoutSession) => boolean;
  /** How a session with such a page stands. */
  outcomeOf: (session: CheckoutSession) => Promise<ProcessorCheckoutResult | undefined>;
  /** Ends such a page, so that nobody can pay any more; how the session stands then. */
  end: (session: CheckoutSession) => Promise<ProcessorCheckoutResult | undefined>;
  charge: (charge: OffSessionCardCharge) => Promise<CardChargeResult>;
  /** The same `key` never gives back twice. */
  refund: (refund: {
    key: string;
    payment: string;
    amount: number;
    currency: string;
  }) => Promise<RefundResult>;
  /** How a payment stands; undefined where this provider knows by itself. */
  paymentOf: (payment: string) => Promise<ProcessorPayment | undefined>;
  /** Whether a card can be charged no more. */
  isCardRemoved: (method: string) => Promise<boolean>;
};
