import fc from "fast-check";
import { returns, subscriptions, times } from "./other-presses.ts";
import { opens, payments, purchase } from "./page-presses.ts";
import { atOnce, type Press, withLostResponses } from "./press.ts";
import { scenes } from "./scenes.ts";

const one = fc.oneof(
  { weight: 5, arbitrary: fc.oneof(...opens) },
  { weight: 3, arbitrary: purchase },
  { weight: 7, arbitrary: fc.oneof(...payments) },
  { weight: 4, arbitrary: fc.oneof(...subscriptions) },
  { weight: 3, arbitrary: fc.oneof(...returns) },
  { weight: 3, arbitrary: fc.oneof(...times) },
);
/** Two simultaneous actions. */
const together = fc.tuple(one, one).map(([first, second]) => atOnce(first, second));
const unanswered = fc
  .tuple(one, fc.constantFrom("/v1/payment_intents", "/v1/refunds"))
  .map(([press, path]) => withLostResponses(press, path));

/** All actions of two viewers, Stripe, the owner and time. */
export const anyPress: fc.Arbitrary<Press> = fc.oneof(
  { weight: 8, arbitrary: one },
  { weight: 3, arbitrary: together },
  { weight: 1, arbitrary: unanswered },
);

/** The number of actions of a run. An error takes a few. */
const chunks = { minLength: 0, maxLength: 5, size: "max" as const };
const maxPresses = 20;
const chunk = fc.oneof(
  { weight: 3, arbitrary: fc.oneof(...scenes) },
  { weight: 4, arbitrary: anyPress.map((press) => [press]) },
);
/**
 * The actions on a shop, one after the other: short runs, because many of them find more than long ones. Each run
 * begins with the next scene, so that a short test has played them all. Every third run has an action before it.
 */
/** The number of runs that play all scenes. */
export const sceneCount = scenes.length;
export function sequencesOf(run: number): fc.Arbitrary<Press[]> {
  const scene = scenes[run % sceneCount] ?? fc.oneof(...scenes);
  const first = run % 3 === 2 ? [anyPress.map((press) => [press]), scene] : [scene];
  return fc
    .tuple(fc.tuple(...first), fc.array(chunk, chunks))
    .map(([begin, rest]) => [...begin, ...rest].flat().slice(0, maxPresses));
}
