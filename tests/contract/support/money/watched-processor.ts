import type {
  OffSessionCardCharge,
  PaymentProcessor,
} from "../../../../provider/commerce/payment-processor.ts";

/** A wrapper between a provider and its processor: it records payments, and runs a function while a card is charged. */
export type WatchedProcessor = {
  /** Charges that were paid and refunds that were made, as a bank records them. */
  charges: (OffSessionCardCharge & { payment: string })[];
  refunds: { key: string; payment: string; amount: number }[];
  /** Called when a card has been charged, before the provider knows the result. The charge is named by its key. */
  whileCharged: ((key: string) => Promise<void>) | undefined;
  watch: (processor: PaymentProcessor) => PaymentProcessor;
};

/** A ledger of a processor that has none, and a hook to interrupt any charge. */
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
