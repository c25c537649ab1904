import type { Channel } from "../contract/channel.ts";
import type { Asked } from "../urls/asked.ts";
import { accounts } from "./accounts.ts";
import { arriving, storing } from "./arriving.ts";
import type { Answer, Decision, Given, Rule, Who } from "./decision.ts";
import { cancelling, confirming, paywalls } from "./paying.ts";
import { screenOf } from "./screens.ts";
import { forced, learning, refused } from "./watching.ts";

/** The table, in order: the first row that says something decides. */
const rules: Rule[] = [
  arriving,
  asking,
  storing,
  named,
  accounts,
  forced,
  paywalls,
  confirming,
  cancelling,
  refused,
  learning,
];

/**
 * The one access decision, pure: same inputs, same outcome. `channel` is null when the host names
 * none that exists. Asked twice: with an `unasked` answer, where a pass means "ask the provider" and
 * everything else stands already, then with what it said. spec.md § 4; contract.md, Flows.
 */
export function decide(asked: Asked, channel: Channel | null, who: Who, answer: Answer): Decision {
  const { mobile } = asked.route;
  if (channel === null) {
    return answer.kind === "refused"
      ? screenOf(answer.error, { mobile })
      : { kind: "screen", code: 404 };
  }
  const given = { asked, channel, who, answer };
  for (const rule of rules) {
    const decision = rule(given);
    if (decision) return decision;
  }
  return { kind: "pass" };
}

/** An address that cannot be read, and the one that names a code. */
function named({ asked: { route } }: Given): Decision | undefined {
  if (route.kind === "broken") return { kind: "screen", code: 404 };
  return route.kind === "error" ? { kind: "screen", code: route.code } : undefined;
}

/** Whose a token is, only the provider can tell. */
function asking({ asked, answer }: Given): Decision | undefined {
  const { accessToken } = asked.brings ?? {};
  return accessToken !== undefined && answer.kind === "unasked" ? { kind: "pass" } : undefined;
}
