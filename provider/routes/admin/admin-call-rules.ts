import type { ProviderCallRule } from "../call-rule-context.ts";
import type { AdminOperation } from "./admin-operation.ts";
import { adminOperations } from "./admin-operations.ts";
import { adminPath, toAdminRoutePath } from "./admin-path.ts";

const defaultBytes = 16_384;
const file: ProviderCallRule = { cost: "file", limits: ["direct"] };

/** The call rules of the admin API, as its operations declare them: docs/security.md SE-172. */
export const adminCallRules: Readonly<Record<string, ProviderCallRule>> = {
  ...Object.fromEntries(adminOperations.map((each) => [routeName(each), ruleOf(each)])),
  [`GET ${adminPath}/openapi.json`]: { cost: "constant", limits: ["direct"] },
  [`GET ${adminPath}/docs`]: { cost: "constant", limits: ["direct"] },
  [`GET ${adminPath}/docs/:file`]: file,
  [`GET ${adminPath}/invitations/:secret`]: { cost: "read", limits: ["direct", "secrets"] },
  [`GET ${adminPath}/invitation-page/:file`]: file,
};

function routeName({ method, path }: AdminOperation): string {
  return `${method} ${toAdminRoutePath(path)}`;
}

function ruleOf(operation: AdminOperation): ProviderCallRule {
  const { method, cost = method === "GET" ? "read" : "write", limits, schemas } = operation;
  const bytes = operation.bodyBytes ?? defaultBytes;
  return {
    cost,
    limits: limits ?? ["direct", "admin"],
    body: schemas.body && { bytes, as: "json" },
  };
}
