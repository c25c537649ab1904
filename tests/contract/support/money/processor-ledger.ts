import { z } from "zod";
import type { Books } from "./books.ts";
import type { Shop } from "./shop.ts";

/** A payment as its processor stores it. `key` is that of a refund which the provider requested. */
export type TakenPayment = {
  id: string;
  session: string | undefined;
  charge: string | undefined;
  amount: number;
  currency: string;
  back: { key: string | undefined; amount: number }[];
};

const made = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.string(),
  metadata: z.object({ session: z.string().nullish(), charge: z.string().nullish() }),
});
const returnSchema = z.object({
  payment_intent: z.string(),
  amount: z.number(),
  status: z.string(),
  metadata: z.object({ refund: z.string().nullish() }).optional(),
});

/** The number of payments at a moment before any of this test. */
export function countOf({ stripe, watched }: Pick<Shop, "stripe" | "watched">): number {
  return stripe
    ? stripe.made.payments.length + stripe.made.refunds.length
    : watched.charges.length + watched.refunds.length;
}

/** Every payment since the shop was opened. */
export function readLedger(shop: Shop, books: Books): TakenPayment[] {
  return shop.stripe ? ofStripe(shop.stripe, shop.since) : ofSandbox(shop, books);
}

function ofStripe({ made: all }: NonNullable<Shop["stripe"]>, since: number): TakenPayment[] {
  const back = [...all.refunds, ...all.disputes].map((each) => returnSchema.parse(each));
  return all.payments.slice(since).map((each) => {
    const { id, amount, currency, metadata } = made.parse(each);
    const refunds = back.filter(
      (one) => one.payment_intent === id && one.status !== "failed" && one.status !== "won",
    );
    return {
      id,
      amount,
      currency: currency.toUpperCase(),
      session: metadata.session ?? undefined,
      charge: metadata.charge ?? undefined,
      back: refunds.map((one) => ({ amount: one.amount, key: one.metadata?.refund ?? undefined })),
    };
  });
}

/** The sandbox's pages belong to the provider: the session contains who has paid. */
function ofSandbox({ since, watched }: Shop, { sessions }: Books): TakenPayment[] {
  const onPages = sessions.flatMap(({ id, amount, currency, payment, paidAt, action }) => {
    const isSale = action === "checkout" || action === "gift";
    if (!paidAt || !payment || amount === 0 || !isSale) return [];
    return [{ id: payment, session: id, charge: undefined, amount, currency: currency ?? "" }];
  });
  const charged = watched.charges.slice(since).map(({ key, payment, amount, currency }) => ({
    id: payment,
    session: undefined,
    charge: key,
    amount,
    currency,
  }));
  return [...onPages, ...charged].map((each) => ({
    ...each,
    back: watched.refunds.filter(({ payment }) => payment === each.id),
  }));
}
