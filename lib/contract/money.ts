/**
 * Money is an integer in the minor units of its currency, as far as it goes: docs/provider-api.md PA-150.
 * How many decimals a currency has is ISO 4217, as `Intl` knows it: 2 of EUR, 0 of JPY, 3 of KWD.
 */
export function currencyDecimals(currency: string): number {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** The amount as an exact decimal: `amountToDecimal(-5, "EUR")` → `"-0.05"`, `amountToDecimal(500, "JPY")` → `"500"`. */
export function amountToDecimal(amount: number, currency: string): string {
  const decimals = currencyDecimals(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const sign = amount < 0 ? "-" : "";
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`;
}

/** The amount as people of a language (BCP 47) write it: `formatMoney(999, "EUR", "de")` → `"9,99 €"`. */
export function formatMoney(amount: number, currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, { style: "currency", currency });
  return format.format(amountToDecimal(amount, currency) as Intl.StringNumericLiteral);
}
