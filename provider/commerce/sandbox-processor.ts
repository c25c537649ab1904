import { createPrefixedId } from "../domain/accounts/secrets.ts";
import type { Services } from "../services.ts";
import type { PaymentProcessor } from "./payment-processor.ts";

/**
 * Plays a payment processor with test cards on the provider's own pages: no money moves. There with the
 * console alone (docs/security.md SE-37).
 */
export function createSandboxProcessor(services: () => Services): PaymentProcessor {
  return {
    name: "sandbox",
    open: async ({ id }, { language }) => ({
      url: `${services().publicOrigin}/checkout/${id}?lng=${language}`,
    }),
    hasPage: () => false,
    outcomeOf: async () => undefined,
    end: async () => undefined,
    charge: async ({ card }) =>
      card.method === "sandbox_fails"
        ? { status: "declined" }
        : { status: "paid", payment: createPrefixedId("py") },
    refund: async () => ({ status: "done", id: null }),
    paymentOf: async () => undefined,
    isCardRemoved: async () => false,
  };
}
