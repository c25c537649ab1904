import type { Channel } from "../contract/channel.ts";
import type { ParsedAddress } from "../urls/parse-address.ts";
import { decideAccountPage } from "./decide-account-page.ts";
import {
  decideSignInByUrlToken,
  decidePreviewLink,
  moveParamsToCookies,
} from "./handoff-param-rules.ts";
import {
  type GateProviderData,
  type GateDecision,
  type GateInput,
  type Requester,
  type AccessRule,
  failureScreenDecision,
} from "./decision.ts";
import {
  decidePaymentCancel,
  decidePaymentConfirm,
  decidePaywallPage,
  requireSignIn,
  decideSessionUpdate,
  denyAccess,
} from "./access-rules.ts";

/** The rules, in order: the first one that returns a decision decides. */
const rules: AccessRule[] = [
  decideSignInByUrlToken,
  awaitToken,
  decidePreviewLink,
  moveParamsToCookies,
  errorRoute,
  decideAccountPage,
  requireSignIn,
  decidePaywallPage,
  decidePaymentConfirm,
  decidePaymentCancel,
  denyAccess,
  decideSessionUpdate,
];

/**
 * The only access decision, a pure function. `channel` is null if the host has no existing channel. It is called
 * twice: before the provider is called, with a `notRequested` response, where `pass` means "call the provider" and
 * any other decision is final; then with the provider's response. docs/behaviour.md BE-14 to BE-22.
 */
export function decideAccess(
  address: ParsedAddress,
  channel: Channel | null,
  requester: Requester,
  response: GateProviderData,
): GateDecision {
  const { mobile } = address.route;
  if (channel === null) {
    return response.kind === "refused"
      ? failureScreenDecision(response.error, { mobile })
      : { kind: "screen", code: 404 };
  }
  const input = { address, channel, requester, response };
  for (const rule of rules) {
    const decision = rule(input);
    if (decision) return decision;
  }
  return { kind: "pass" };
}

/** A URL that cannot be parsed, and the error page, whose URL has its code. */
function errorRoute({ address: { route } }: GateInput): GateDecision | undefined {
  if (route.kind === "broken") return { kind: "screen", code: 404 };
  return route.kind === "error" ? { kind: "screen", code: route.code } : undefined;
}

/** A token in the URL is confirmed by the provider before any other rule decides. */
function awaitToken({ address, response }: GateInput): GateDecision | undefined {
  const { accessToken } = address.handoffParams ?? {};
  return accessToken !== undefined && response.kind === "notRequested"
    ? { kind: "pass" }
    : undefined;
}
