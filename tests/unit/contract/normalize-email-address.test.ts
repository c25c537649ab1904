import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountInputSchemas } from "../../../lib/api/account-input-schemas.ts";
import { normalizeEmailAddress } from "../../../lib/contract/normalize-email-address.ts";
import { emailAddressSchema } from "../../../provider/domain/accounts/email-address.ts";

// docs/behaviour.md BE-430
describe("an e-mail address", () => {
  const good: [text: string, address: string][] = [
    ["info@xn--80ak6aa92e.xn--p1ai", "info@xn--80ak6aa92e.xn--p1ai"],
    ["o&m@example.com", "o&m@example.com"],
    ["x!y@example.com", "x!y@example.com"],
    ["first.last+tag@sub.example.co.uk", "first.last+tag@sub.example.co.uk"],
    [" ada@example.com\n", "ada@example.com"],
    ["ada@bücher.example", "ada@xn--bcher-kva.example"],
    ["ada@例え.テスト", "ada@xn--r8jz45g.xn--zckzah"],
    ["ada@пример.рф", "ada@xn--e1afmkfd.xn--p1ai"],
  ];
  test.each(good)("%j is accepted by site and provider", (text, address) => {
    expect(normalizeEmailAddress(text)).toBe(address);
    expect(accountInputSchemas.address.parse({ email: text }).email).toBe(address);
    expect(emailAddressSchema.parse(text)).toBe(address);
  });

  test.each([
    "",
    "ada",
    "@example.com",
    "ada@",
    "ada@example",
    "ada@exam ple.com",
    "ada@@example.com",
    "ada@-example.com",
    "a b@example.com",
    "ada@пример.рф/path",
    "ada@bücher.example:80",
    `${"x".repeat(250)}@example.com`,
  ])("%j is refused by site and provider", (text) => {
    expect(normalizeEmailAddress(text)).toBeUndefined();
    expect(accountInputSchemas.address.safeParse({ email: text }).success).toBe(false);
    expect(emailAddressSchema.safeParse(text).success).toBe(false);
  });

  test("is ASCII, of at most 254 characters and read twice as once", () => {
    const domain = fc.oneof(fc.domain(), fc.string({ unit: "grapheme" }));
    fc.assert(
      fc.property(fc.string(), domain, (local, host) => {
        const address = normalizeEmailAddress(`${local}@${host}`);
        if (address === undefined) return;
        expect(address).toMatch(/^[!-~]{3,254}$/);
        expect(normalizeEmailAddress(address)).toBe(address);
      }),
    );
  });
});
