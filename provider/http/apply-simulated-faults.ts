import { setTimeout as wait } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, MiddlewareHandler } from "hono";
import {
  type ProviderCallName,
  parseProviderCall,
  redactUrlSecrets,
} from "../domain/console/parse-provider-call.ts";
import type { SimulatedFault } from "../domain/console/simulated-faults.ts";
import { corruptListItems, corruptFieldTypes } from "../domain/console/corrupt-response.ts";
import { loggedRequestId } from "../domain/log.ts";
import type { Services } from "../services.ts";
import { createErrorResponse } from "./error-responses.ts";

type Env = { Bindings: HttpBindings };

const page = "<!doctype html><title>Maintenance</title><h1>We will be right back</h1>";

const ofBrowsers = new Set<ProviderCallName>(["media", "identity", "hosted-page"]);

/** Counts the calls of the contract, and makes them fail as the console has set. */
export function applySimulatedFaults({ calls, faults }: Services): MiddlewareHandler<Env> {
  return async (context, next) => {
    const call = parseProviderCall(context.req.path);
    if (!call) return next();
    const { pathname, search } = new URL(context.req.url);
    if (!ofBrowsers.has(call.name)) {
      calls.note(call.name, redactUrlSecrets(pathname, search), loggedRequestId());
    }
    const fault = faults.find(call);
    if (!fault) return next();
    return instead(fault, context) ?? spoilt(fault, context, next);
  };
}

/** Faults that need no real response. */
function instead({ kind }: SimulatedFault, context: Context<Env>): Response | undefined {
  if (kind === "down") {
    context.env.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  if (kind === "error") return createErrorResponse(context, 500, "A fault is switched on.");
  if (kind === "html") return context.html(page);
  return undefined;
}

/** Faults that delay the real response or damage it. */
async function spoilt(fault: SimulatedFault, context: Context<Env>, next: () => Promise<void>) {
  if (fault.kind === "slow") await wait(fault.delay_ms);
  await next();
  if (fault.kind === "slow") return;
  const whole = context.res;
  const headers = new Headers(whole.headers);
  for (const name of ["content-length", "etag"]) headers.delete(name);
  const body = await damaged(fault, whole);
  context.res = undefined;
  context.res = new Response(body, { status: whole.status, headers });
}

async function damaged({ kind }: SimulatedFault, whole: Response) {
  const isJson = whole.headers.get("content-type")?.includes("json");
  if (kind === "truncated" || !isJson) {
    const bytes = await whole.arrayBuffer();
    return bytes.slice(0, Math.floor(bytes.byteLength / 2));
  }
  const message: unknown = await whole.json();
  return JSON.stringify(
    kind === "wrong-types" ? corruptFieldTypes(message) : corruptListItems(message),
  );
}
