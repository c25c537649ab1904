import type { PaymentCard } from "./commerce-records.ts";

/** What a card of the sandbox does on the hosted page. */
export type TestCardBehaviour =
  | "pays"
  | "declined"
  | "no-funds"
  | "second-step"
  | "slow"
  | "fails-later";

/** The numbers that the sandbox knows: docs/providers.md, Test cards. Any other one is none. */
export const testCards: { number: string; behaviour: TestCardBehaviour }[] = [
  { number: "4242424242424242", behaviour: "pays" },
  { number: "5555555555554444", behaviour: "pays" },
  { number: "4000000000000002", behaviour: "declined" },
  { number: "4000000000009995", behaviour: "no-funds" },
  { number: "4000002500003155", behaviour: "second-step" },
  { number: "4000000000000077", behaviour: "slow" },
  { number: "4000000000000341", behaviour: "fails-later" },
];

/** A card as it was typed; `expiry` is `MM/YY`, `MMYY` or `MM / YYYY`. */
export type TestCardInput = { number: string; expiry: string; code: string };

/** Which field of a card is wrong. */
export type TestCardFieldError = keyof TestCardInput | "unknown";

/** The card that was typed, or what is wrong with it. `now` is epoch ms. */
export function parseTestCard(
  typed: TestCardInput,
  now: number,
): { card: PaymentCard; behaviour: TestCardBehaviour } | TestCardFieldError {
  const number = typed.number.replaceAll(/[\s-]/g, "");
  if (!/^\d{12,19}$/.test(number) || !hasCheckDigit(number)) return "number";
  const [, month = "", year = ""] =
    /^\s*(\d{1,2})[\s/.-]*(?:20)?(\d{2})\s*$/.exec(typed.expiry) ?? [];
  const [expMonth, expYear] = [Number(month), 2000 + Number(year)];
  if (expMonth < 1 || expMonth > 12 || Date.UTC(expYear, expMonth, 1) <= now) return "expiry";
  if (!/^\d{3,4}$/.test(typed.code.trim())) return "code";
  const known = testCards.find((each) => each.number === number);
  if (!known) return "unknown";
  const { behaviour } = known;
  const brand = number.startsWith("5") ? "Mastercard" : "Visa";
  const method = behaviour === "fails-later" ? "sandbox_fails" : "sandbox_pays";
  return { card: { method, brand, last4: number.slice(-4), expMonth, expYear }, behaviour };
}

/** ISO/IEC 7812-1, Annex B: the last digit makes the sum a multiple of ten. */
function hasCheckDigit(number: string): boolean {
  const digits = [...number].map(Number).toReversed();
  const sum = digits.reduce((total, digit, place) => {
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
