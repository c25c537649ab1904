import type { Context } from "hono";
import { type CallRule, limitsOfRule } from "../../lib/contract/call-rule.ts";
import type { LimitName } from "../domain/call-limits.ts";

/** What a route of the provider declares: provider/routes/call-rules.ts. */
export type ProviderCallRule = CallRule<LimitName>;

const rules = new WeakMap<Context, ProviderCallRule>();

/** Notes what the route of a call has declared, before it runs. */
export function setCallRule(context: Context, rule: ProviderCallRule): void {
  rules.set(context, rule);
}

/** The limits that the route of a call has declared. */
export function limitsOfCall(context: Context): readonly LimitName[] {
  const rule = rules.get(context);
  return rule ? limitsOfRule(rule) : [];
}

/** Throws where a route counts by a limit that it does not declare: nobody would find it in the table. */
export function assertLimitDeclared(context: Context, limit: LimitName): void {
  const rule = rules.get(context);
  if (!rule || limitsOfRule(rule).includes(limit)) return;
  throw new Error(
    `${context.req.method} ${context.req.path} does not declare its limit "${limit}".`,
  );
}
