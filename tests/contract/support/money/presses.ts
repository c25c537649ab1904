import fc from "fast-check";
import { returns, subscriptions, times } from "./other-presses.ts";
import { opens, payments, purchase } from "./page-presses.ts";
import { type Press, pressWith } from "./press.ts";
import { scenes } from "./scenes.ts";

const one = fc.oneof(
  { weight: 5, arbitrary: fc.oneof(...opens) },
  { weight: 3, arbitrary: purchase },
  { weight: 7, arbitrary: fc.oneof(...payments) },
  { weight: 4, arbitrary: fc.oneof(...subscriptions) },
  { weight: 3, arbitrary: fc.oneof(...returns) },
  { weight: 3, arbitrary: fc.oneof(...times) },
);
/** Two at the same time. */
const together = fc.tuple(one, one).map(([first, second]): Press =>
  pressWith(`${first.name} & ${second.name}`, async (shop) => {
    await Promise.all([first.act(shop), second.act(shop)]);
  })(undefined),
);
/** With Stripe's answers lost: what was asked has been done. */
const unanswered = fc
  .tuple(one, fc.constantFrom("/v1/payment_intents", "/v1/refunds"))
  .map(([press, path]): Press =>
    pressWith(`unanswered ${path}: ${press.name}`, async (shop) => {
      if (!shop.stripe) return;
      shop.isLineDown = true;
      shop.stripe.loseAnswers(path);
      await press.act(shop).finally(() => {
        shop.stripe?.loseAnswers(undefined);
        shop.isLineDown = false;
      });
    })(undefined),
  );

/** Whatever two viewers, Stripe, the owner and time can do. */
export const anyPress: fc.Arbitrary<Press> = fc.oneof(
  { weight: 8, arbitrary: one },
  { weight: 3, arbitrary: together },
  { weight: 1, arbitrary: unanswered },
);

/** How many of them one run has; a fault takes a few. */
const chunks = { minLength: 3, maxLength: 8, size: "max" as const };
const maxPresses = 25;
const chunk = fc.oneof(
  { weight: 3, arbitrary: scenes },
  { weight: 4, arbitrary: anyPress.map((press) => [press]) },
);
/** What is done to a shop, one after the other: short, since many runs find more than long ones. */
export const sequences: fc.Arbitrary<Press[]> = fc
  .array(chunk, chunks)
  .map((some) => some.flat().slice(0, maxPresses));
