import type { Context, MiddlewareHandler, Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import { matchedRoutes } from "hono/route";
import type { BodyRule } from "../../lib/contract/call-rule.ts";
import {
  findUnstorableTextInUrl,
  findUnstorableText,
  findUnstorableTextInJson,
} from "../../lib/contract/request-text.ts";
import { HttpError } from "../domain/http-error.ts";
import { limitCallsByNetwork } from "../routes/limit-calls.ts";
import { getRequestErrorMessages } from "../routes/error-messages.ts";
import { setCallRule, type ProviderCallRule } from "../routes/call-rule-context.ts";
import type { Services } from "../services.ts";

/** The rule of a route by its method and path as they were registered. */
export type FindCallRule = (method: string, path: string) => ProviderCallRule | undefined;

const unreadBytes = 1_024;
const bodiless = new Set(["GET", "HEAD"]);

/** Refuses an address with text that cannot be stored: 422. docs/security.md SE-170 */
export async function assertStorableAddress(context: Context, next: Next): Promise<void> {
  const { pathname, search } = new URL(context.req.url);
  const field = findUnstorableTextInUrl(pathname, search);
  if (field !== undefined) throw unstorable(context, field);
  await next();
}

/**
 * Before a route runs: counts the call of a network (429), bounds the body (413) and refuses text in it that cannot
 * be stored (422), as its route declares. docs/security.md SE-170 to SE-173
 */
export function applyCallRules(services: Services, find: FindCallRule): MiddlewareHandler {
  return async (context, next) => {
    const rule = ruleOf(context, find);
    // There is no route, or none for this method: nothing is read.
    if (!rule) return next();
    setCallRule(context, rule);
    await limitCallsByNetwork(services, context);
    const { body } = rule;
    if (bodiless.has(context.req.method)) return next();
    return limitTo(body?.bytes ?? unreadBytes)(context, async () => {
      if (body) await checkTexts(context, body);
      await next();
    });
  };
}

type Routed = { routes: readonly { method: string; path: string }[] };

/** Throws an error of one line where a route of an app declares nothing. Paths that end with `*` are middleware. */
export function assertEveryRouteHasRule(app: Routed, find: FindCallRule): void {
  const routes = app.routes.filter(({ method, path }) => method !== "ALL" || !path.endsWith("/*"));
  const open = routes.filter(({ method, path }) => !find(method, path));
  const names = new Set(open.map(({ method, path }) => `${method} ${path}`));
  if (names.size > 0) throw new Error(`No call rule for ${[...names].join(", ")}.`);
}

/** The route's, not that of a middleware before it. */
function ruleOf(context: Context, find: FindCallRule): ProviderCallRule | undefined {
  const routes = matchedRoutes(context).filter(({ method }) => method !== "ALL");
  for (const { method, path } of routes) {
    const rule = find(method, path);
    if (rule) return rule;
  }
  return undefined;
}

const limiters = new Map<number, MiddlewareHandler>();

/** The middleware that bounds a body to so many bytes. */
function limitTo(maxSize: number): MiddlewareHandler {
  const known = limiters.get(maxSize);
  if (known) return known;
  const onError = (context: Context) => {
    const detail = `A body has ${maxSize} bytes at most.`;
    throw new HttpError(413, getRequestErrorMessages(context).badInput, { detail });
  };
  const made = bodyLimit({ maxSize, onError });
  limiters.set(maxSize, made);
  return made;
}

async function checkTexts(context: Context, { as }: BodyRule): Promise<void> {
  const path = as === "json" ? await pathInJson(context) : await pathInForm(context, as);
  if (path !== undefined) throw unstorable(context, path);
}

async function pathInJson(context: Context): Promise<string | undefined> {
  const text = await context.req.text();
  try {
    return findUnstorableTextInJson(text, JSON.parse(text));
  } catch {
    // No JSON: the route says what it expects.
    return undefined;
  }
}

async function pathInForm(context: Context, as: BodyRule["as"]): Promise<string | undefined> {
  if (as !== "form") return undefined;
  const fields = await context.req.parseBody().catch(() => undefined);
  if (fields === undefined) throw new HttpError(422, getRequestErrorMessages(context).badInput);
  return findUnstorableText(fields);
}

function unstorable(context: Context, field: string): HttpError {
  const { badInput } = getRequestErrorMessages(context);
  const data = { fields: { [field]: badInput } };
  return new HttpError(422, badInput, { detail: "BAD_TEXT", data });
}
