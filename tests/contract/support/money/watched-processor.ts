import type { Charge, PaymentProcessor } from "../../../../provider/commerce/processor.ts";

/** Between a provider and its processor: what was done there, and what is done while a card is charged. */
export type WatchedProcessor = {
  /** Charges that were paid and refunds that were done, as a bank would write them down. */
  charges: (Charge & { payment: string })[];
  refunds: { key: string; payment: string; amount: number }[];
  /** Called when a card has been charged, before the provider knows the result; the charge is named by its key. */
  whileCharged: ((key: string) => Promise<void>) | undefined;
  watch: (processor: PaymentProcessor) => PaymentProcessor;
};

/** A ledger of a processor that keeps none, and a place to interrupt a charge of any. */
export function watchProcessor(): WatchedProcessor {
  const watched: WatchedProcessor = {
    charges: [],
    refunds: [],
    whileCharged: undefined,
    watch: (processor) => ({
      ...processor,
      charge: async (charge) => {
        const result = await processor.charge(charge);
        if (result.status === "paid") watched.charges.push({ ...charge, payment: result.payment });
        await watched.whileCharged?.(charge.key);
        return result;
      },
      refund: async (refund) => {
        const result = await processor.refund(refund);
        if (result.status === "done") watched.refunds.push(refund);
        return result;
      },
    }),
  };
  return watched;
}
