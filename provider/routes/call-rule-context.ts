import type { Context } from "hono";
import { type CallRule, getRateLimitNames } from "../../lib/contract/call-rule.ts";
import type { RateLimitName } from "../domain/call-rate-limits.ts";

/** What a route of the provider declares: provider/routes/call-rules.ts. */
export type ProviderCallRule = CallRule<RateLimitName>;

const rules = new WeakMap<Context, ProviderCallRule>();

/** Notes what the route of a call has declared, before it runs. */
export function setCallRule(context: Context, rule: ProviderCallRule): void {
  rules.set(context, rule);
}

/** The limits that the route of a call has declared. */
export function getDeclaredRateLimits(context: Context): readonly RateLimitName[] {
  const rule = rules.get(context);
  return rule ? getRateLimitNames(rule) : [];
}

/** Throws where a route counts by a limit that it does not declare: nobody would find it in the table. */
export function assertRateLimitDeclared(context: Context, limit: RateLimitName): void {
  const rule = rules.get(context);
  if (!rule || getRateLimitNames(rule).includes(limit)) return;
  throw new Error(
    `${context.req.method} ${context.req.path} does not declare its limit "${limit}".`,
  );
}
