import { contentSchema } from "../../lib/contract/content.ts";
import { parseResponse } from "../../lib/contract/parse-response.ts";
import { ApiError } from "../../lib/api-error.ts";
import { decideAccess } from "../../lib/gate/decide-access.ts";
import type { GateProviderData, GateDecision, Requester } from "../../lib/gate/decision.ts";
import type { Channel } from "../../lib/contract/channel.ts";
import { parseAddress } from "../../lib/urls/parse-address.ts";
import { aChannel, aSession } from "./samples.ts";

export const optional = aChannel({ settings: { viewers: { subscriptionType: "optional" } } });
export const force = aChannel({ settings: { viewers: { subscriptionType: "force" } } });
export const staging = aChannel({ mode: "staging" });

export const visitor: Requester = { session: undefined, cookies: {} };
export const viewer: Requester = { session: aSession(), cookies: {} };

/** A visitor or viewer with cookies. */
export function remembering(requester: Requester, cookies: Requester["cookies"]): Requester {
  return { ...requester, cookies };
}

export const notRequested: GateProviderData = { kind: "notRequested" };
export const ready: GateProviderData = { kind: "ready" };

/** The provider rejected the call with a code. */
export function refusedWith(code: number, more: object = {}, call = "content"): GateProviderData {
  return { kind: "refused", error: new ApiError(call, { code, ...more }) };
}

/** The provider returned a content. */
export function playing(more: object = {}): GateProviderData {
  const raw = { token: "7", input: { name: "Seven" }, ...more };
  return { kind: "ready", content: parseResponse(contentSchema, raw).value };
}

/** A token in the URL belongs to a viewer, whose session is to be started. */
export function arrives(more: object = {}): GateProviderData {
  const session = aSession({ accessToken: "new" });
  return { kind: "ready", tokenCheck: { session, missingFields: false, ...more } };
}

/** The cookies that are set for a viewer who arrives with a token. */
export const signedIn = { session: { accessToken: "new" }, flow: null };

/** The gate's decision on a URL. */
export function gate(
  address: string,
  requester: Requester,
  found: GateProviderData,
  channel: Channel | null = optional,
): GateDecision {
  const { pathname, searchParams } = new URL(address, "http://demo.localhost");
  return decideAccess(parseAddress(pathname, searchParams), channel, requester, found);
}
