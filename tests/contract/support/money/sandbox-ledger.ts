import type { Charge, PaymentProcessor } from "../../../../provider/commerce/processor.ts";

/** What the sandbox was asked for without a viewer, and did. */
export const sandboxLedger: {
  charges: (Charge & { payment: string })[];
  refunds: { key: string; payment: string; amount: number }[];
} = { charges: [], refunds: [] };

/** The sandbox itself, which moves no money and writes nothing down, with a ledger as a bank would have it. */
export function withLedger(sandbox: PaymentProcessor): PaymentProcessor {
  return {
    ...sandbox,
    charge: async (charge) => {
      const result = await sandbox.charge(charge);
      if (result.status === "paid") {
        sandboxLedger.charges.push({ ...charge, payment: result.payment });
      }
      return result;
    },
    refund: async (refund) => {
      const result = await sandbox.refund(refund);
      if (result.status === "done") sandboxLedger.refunds.push(refund);
      return result;
    },
  };
}
