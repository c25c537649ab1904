import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { adminProblems } from "../../../provider/domain/admin/problems.ts";
import {
  adminScopes,
  apiKeyScopes,
  scopesByRole,
  staffRoles,
} from "../../../provider/domain/admin/scopes-and-roles.ts";
import { adminOperations } from "../../../provider/routes/admin/admin-operations.ts";

const page = readFileSync("docs/admin-api.md", "utf8");

/** The cells of the table whose header is that. */
function tableOf(header: string): string[][] {
  const [, rows = ""] = page.split(`${header}\n`);
  const lines = rows.split("\n").slice(1);
  const end = lines.findIndex((line) => !line.startsWith("|"));
  return lines.slice(0, end).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe("docs/admin-api.md", () => {
  test("has every operation with its request and scope, in the order of the code", () => {
    const documented = tableOf("| operation | request | scope |");
    const declared = adminOperations.map(({ id, method, path, access }) => {
      const request = `\`${method} ${path}\``;
      if (access === "public") return [`\`${id}\``, request, "none"];
      if (access === "signed-in") return [`\`${id}\``, request, "any caller"];
      const where = { channel: " on the channel", all: " on all", any: "" }[access.on];
      return [`\`${id}\``, request, `\`${access.scope}\`${where}`];
    });
    expect(documented).toEqual(declared);
  });

  test("has the scopes of every role and of keys", () => {
    const yes = (isGranted: boolean) => (isGranted ? "yes" : "");
    const declared = adminScopes.map((scope) => [
      `\`${scope}\``,
      ...staffRoles.map((role) => yes(scopesByRole[role].includes(scope))),
      yes(apiKeyScopes.some((each) => each === scope)),
    ]);
    expect(tableOf("| scope | owner | editor | analyst | support | API key |")).toEqual(declared);
  });

  test("has every problem with its status", () => {
    const documented = tableOf("| problem | status | meaning |");
    const declared = Object.entries(adminProblems).map(([code, [status]]) => [
      `\`${code}\``,
      String(status),
    ]);
    expect(documented.map((row) => row.slice(0, 2))).toEqual(declared);
  });

  test("has a test for every rule of behaviour", () => {
    const rules = [...page.matchAll(/^- \*\*(AA-\d+)\*\*/gm)].map(([, rule = ""]) => rule);
    const tests = globSync("tests/contract/admin-*.test.ts").map((file) =>
      readFileSync(file, "utf8"),
    );
    const isCited = (rule: string) => tests.some((text) => text.includes(`${rule}:`));
    // What the order and place of declarations are is in the types.
    expect(rules.filter((rule) => !isCited(rule))).toEqual(["AA-1", "AA-2", "AA-4", "AA-20"]);
  });
});
