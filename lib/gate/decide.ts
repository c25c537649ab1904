import type { Channel } from "../contract/channel.ts";
import type { ParsedAddress } from "../urls/parse-address.ts";
import { accountPages } from "./account-pages.ts";
import { consumeToken, openPreview, persistParams } from "./consume-token.ts";
import {
  type ProviderResponse,
  type Decision,
  type GateInput,
  type Requester,
  type Rule,
  screenOf,
} from "./decision.ts";
import {
  cancelPayment,
  decidePaymentConfirm,
  paywallPage,
  requireSignIn,
  refreshSession,
  denyAccess,
} from "./access.ts";

/** The rules, in order: the first one that returns a decision decides. */
const rules: Rule[] = [
  consumeToken,
  awaitToken,
  openPreview,
  persistParams,
  errorRoute,
  accountPages,
  requireSignIn,
  paywallPage,
  decidePaymentConfirm,
  cancelPayment,
  denyAccess,
  refreshSession,
];

/**
 * The one access decision, pure: same inputs, same outcome. `channel` is null when the host names
 * none that exists. Called twice: before the provider is called, with a `notRequested` answer, where
 * `pass` means "call the provider" and any other decision is final; then with the provider's answer.
 * docs/behaviour.md BE-14 to BE-22.
 */
export function decide(
  address: ParsedAddress,
  channel: Channel | null,
  requester: Requester,
  response: ProviderResponse,
): Decision {
  const { mobile } = address.route;
  if (channel === null) {
    return response.kind === "refused"
      ? screenOf(response.error, { mobile })
      : { kind: "screen", code: 404 };
  }
  const input = { address, channel, requester, response };
  for (const rule of rules) {
    const decision = rule(input);
    if (decision) return decision;
  }
  return { kind: "pass" };
}

/** An address that cannot be parsed, and the error page, which names its code. */
function errorRoute({ address: { route } }: GateInput): Decision | undefined {
  if (route.kind === "broken") return { kind: "screen", code: 404 };
  return route.kind === "error" ? { kind: "screen", code: route.code } : undefined;
}

/** A token in the address is confirmed by the provider before anything else is decided. */
function awaitToken({ address, response }: GateInput): Decision | undefined {
  const { accessToken } = address.handoffParams ?? {};
  return accessToken !== undefined && response.kind === "notRequested"
    ? { kind: "pass" }
    : undefined;
}
