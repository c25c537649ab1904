import { expect, it } from "vitest";
import {
  hashSecret,
  createPrefixedId,
  createSecret,
} from "../../../../../provider/domain/accounts/secrets.ts";

const many = 1_000;

// docs/security.md SE-35, SE-112, SE-121
it("a secret has 256 random bits, and its hash is SHA-256", () => {
  const secrets = Array.from({ length: many }, createSecret);
  expect(new Set(secrets).size).toBe(many);
  expect(new Set(secrets.map((each) => Buffer.from(each, "base64url").length))).toEqual(
    new Set([32]),
  );
  expect(hashSecret("abc")).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});

// docs/security.md SE-110
it("an identifier has 96 random bits", () => {
  const names = Array.from({ length: many }, () => createPrefixedId("cs"));
  expect(new Set(names).size).toBe(many);
  for (const name of names) expect(name).toMatch(/^cs_[0-9a-f]{24}$/);
});
