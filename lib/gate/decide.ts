import type { Channel } from "../contract/channel.ts";
import type { ErrorSource } from "../contract/error-answer.ts";
import type { ApiError } from "../errors.ts";
import type { Session } from "../session/session.ts";
import type { Route } from "../urls/route.ts";

/** What the route needed from the provider, or why it could not be had. */
export type Answer = { kind: "ready" } | { kind: "refused"; error: ApiError };

export type Screen = {
  code: number;
  source?: ErrorSource;
  message?: string;
  detail?: string;
  data?: Record<string, unknown>;
};

/** Pass, go elsewhere, or show a screen with its HTTP status: house.md, The gate. */
export type Decision =
  | { kind: "pass" }
  | { kind: "redirect"; to: string }
  | ({ kind: "screen" } & Screen);

/**
 * The one access decision, pure: same inputs, same outcome. `channel` is null when the host names
 * none that exists. `session` takes part as soon as viewers can sign in.
 */
export function decide(
  route: Route,
  channel: Channel | null,
  _session: Session | undefined,
  answer: Answer,
): Decision {
  if (answer.kind === "refused") return screenOf(answer.error);
  if (channel === null || route.kind === "broken") return { kind: "screen", code: 404 };
  if (route.kind === "error") return { kind: "screen", code: route.code };
  return { kind: "pass" };
}

/** The HTTP status of a screen: its code, 500 where the code is no HTTP error status. */
export function statusOf(code: number): number {
  return Number.isInteger(code) && code >= 400 && code <= 599 ? code : 500;
}

function screenOf(error: ApiError): Decision {
  return {
    kind: "screen",
    code: error.code,
    source: error.source,
    message: error.said,
    detail: error.detail,
    data: error.data,
  };
}
