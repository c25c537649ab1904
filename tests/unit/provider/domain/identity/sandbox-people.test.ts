import { describe, expect, it } from "vitest";
import {
  createIdTokenClaims,
  createSandboxPeople,
} from "../../../../../provider/domain/identity/sandbox-people.ts";

describe("the people of the sandbox", () => {
  const people = createSandboxPeople("demo");

  it("have e-mail addresses in reserved domains", () => {
    for (const { email } of people) expect(email ?? ".example").toMatch(/\.example$/);
  });

  it("are distinguished by their subject", () => {
    expect(new Set(people.map(({ subject }) => subject)).size).toBe(people.length);
  });

  it("include a person for each case of an e-mail address", () => {
    const cases = people.map(({ email, emailVerified }) => [email !== undefined, emailVerified]);
    expect(cases).toContainEqual([true, true]);
    expect(cases).toContainEqual([true, false]);
    expect(cases).toContainEqual([false, false]);
  });

  it("claim nothing about an e-mail address that they do not share", () => {
    const silent = people.find(({ email }) => email === undefined);
    expect(silent && Object.keys(createIdTokenClaims(silent))).toEqual([
      "sub",
      "name",
      "given_name",
      "family_name",
    ]);
  });
});
