import { describe, expect, it } from "vitest";
import {
  hashPassword,
  verifyPassword,
  isStrongPassword,
} from "../../../../../provider/domain/accounts/passwords.ts";

describe("isStrongPassword", () => {
  it.each([
    ["seven characters", "abcdefg", false],
    ["eight characters", "abcdefgx", true],
    ["eight characters of four bytes", "🦀🦀🦀🦀🦀🦀🦀🦀", true],
    ["256 characters", "x".repeat(256), true],
    ["257 characters", "x".repeat(257), false],
    ["a well-known one, in any case", "PassWord123", false],
    ["the address", "Nora.Quay@example.com", false],
    ["the part of the e-mail address before the @", "nora.quay", false],
  ])("%s", (_, password, strong) => {
    expect(isStrongPassword(password, "nora.quay@example.com")).toBe(strong);
  });
});

describe("isPassword", () => {
  // docs/security.md SE-35
  it("verifies a password with its argon2id hash, however its accents are encoded", async () => {
    const storedHash = await hashPassword("caf\u00e9-au-lait");
    expect(storedHash).toMatch(/^\$argon2id\$/);
    expect(await verifyPassword("cafe\u0301-au-lait", storedHash)).toBe(true);
    expect(await verifyPassword("cafe-au-lait", storedHash)).toBe(false);
  });

  it("is false without a hash", async () => {
    expect(await verifyPassword("anything", null)).toBe(false);
    expect(await verifyPassword("anything", undefined)).toBe(false);
  });
});
