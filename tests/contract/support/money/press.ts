import fc from "fast-check";
import type { Shop } from "./shop.ts";

/** An action on a shop, with the name that a failure prints. */
export type Press = {
  name: string;
  act: (shop: Shop) => Promise<void>;
  [fc.toStringMethod]?: () => string;
};

/** The viewer and the tab of an action. */
export const by = fc.record({ viewer: fc.nat(1), tab: fc.nat(1) });
/** An index counted from the newest, to which most actions apply. */
export const nth = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.nat(9) },
);

/** An action whose name contains its facts. */
export function pressOf<T>(
  name: string,
  facts: fc.Arbitrary<T>,
  act: (shop: Shop, facts: T) => Promise<unknown>,
): fc.Arbitrary<Press> {
  return facts.map(pressWith(name, act));
}

/** An action with fixed facts, which a failure prints. */
export const pressWith =
  <T>(name: string, act: (shop: Shop, facts: T) => Promise<unknown>) =>
  (facts: T): Press => {
    const label = `${name} ${JSON.stringify(facts)}`;
    return {
      name: label,
      act: async (shop) => {
        await act(shop, facts);
      },
      [fc.toStringMethod]: () => label,
    };
  };

/** Two simultaneous actions. */
export const atOnce = (first: Press, second: Press): Press =>
  pressWith(`${first.name} & ${second.name}`, async (shop) => {
    await Promise.all([first.act(shop), second.act(shop)]);
  })(undefined);

/** The same action while Stripe's responses at a path are lost, after the requests were executed. */
export function withLostResponses(press: Press, path: string): Press {
  return pressWith(`unanswered ${path}: ${press.name}`, async (shop) => {
    if (!shop.stripe) return;
    shop.isLineDown = true;
    shop.stripe.dropResponses(path);
    await press.act(shop).finally(() => {
      shop.stripe?.dropResponses(undefined);
      shop.isLineDown = false;
    });
  })(undefined);
}

/** An entry of a list, counted from the newest. */
export const at = <T>(list: T[], index: number): T | undefined =>
  list.at(-1 - (index % Math.max(1, list.length)));
