import { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencyDecimals, formatMoney, amountToDecimal } from "../../../lib/contract/money.ts";

describe("an amount of money", () => {
  it.each([
    ["JPY", 0],
    ["EUR", 2],
    ["KWD", 3],
  ])("of %s has %i decimals", (currency, decimals) => {
    expect(currencyDecimals(currency)).toBe(decimals);
  });

  it("is an exact decimal in every currency", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom("JPY", "EUR", "KWD"), (amount, currency) => {
        const exact = new Decimal(amount).div(new Decimal(10).pow(currencyDecimals(currency)));
        expect(amountToDecimal(amount, currency)).toBe(exact.toFixed(currencyDecimals(currency)));
      }),
    );
  });

  it.each([
    [999, "EUR", "de", "9,99 €"],
    [999, "EUR", "en", "€9.99"],
    [1200, "JPY", "ja", "¥1,200"],
    [2750, "KWD", "en", "KWD 2.750"],
    [9007199254740991, "EUR", "en", "€90,071,992,547,409.91"],
  ])("of %i %s is written in %s as %s", (amount, currency, language, text) => {
    const written = formatMoney(amount, currency, language);
    expect(written.replaceAll("\u00a0", " ").replace("￥", "¥")).toBe(text);
  });
});
