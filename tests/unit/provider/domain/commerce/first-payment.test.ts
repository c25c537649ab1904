import { describe, expect, it } from "vitest";
import { addDays } from "../../../../../lib/contract/payment-periods.ts";
import { calculateFirstPayment } from "../../../../../provider/domain/commerce/first-payment.ts";

const at = Date.UTC(2027, 0, 31);
const trial = { kind: "trial", days: 14 } as const;
const month = { amount: 799, period: "month", intervalCount: 1, commitmentCount: 12 } as const;
const single = { ...month, period: "once", commitmentCount: null } as const;

// docs/security.md SE-195
describe("the first payment", () => {
  it("is delayed by a trial of a recurring price", () => {
    const first = calculateFirstPayment({ price: month, effect: trial }, at);
    expect(first).toEqual({
      due: 0,
      isTrial: true,
      chargedAt: addDays(at, 14),
      effect: trial,
    });
  });

  it.each([
    ["a one-time price", { price: single, effect: trial }, 799],
    ["a gift", { price: month, effect: trial, isGift: true }, 12 * 799],
  ])("is due at once, in full, for %s", (_name, offer, due) => {
    const first = calculateFirstPayment(offer, at);
    expect(first).toEqual({ due, isTrial: false, chargedAt: at, effect: undefined });
  });

  it("is reduced by a discount, for a gift on each payment", () => {
    const effect = { kind: "amount", amount: 99, payments: 2 } as const;
    expect(calculateFirstPayment({ price: single, effect }, at).due).toBe(700);
    expect(calculateFirstPayment({ price: month, effect, isGift: true }, at).due).toBe(
      12 * 799 - 198,
    );
  });
});
