import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { decide } from "../../../lib/gate/decide.ts";
import type { Decision } from "../../../lib/gate/decision.ts";
import { parseAddress } from "../../../lib/urls/parse-address.ts";
import { gate } from "../../support/gate.ts";
import { address, answerOf, channel, provider, requester } from "./requests.ts";

describe("a decision depends on", () => {
  test("its four inputs alone: it changes none of them, and the same give the same", () => {
    fc.assert(
      fc.property(address, requester, provider, channel, (at, asking, responses, on) => {
        const { pathname, searchParams } = new URL(at, "http://demo.localhost");
        const answer = answerOf(responses, asking);
        const inputs = [
          deepFrozen(parseAddress(pathname, searchParams)),
          deepFrozen(structuredClone(on)),
          deepFrozen(structuredClone(asking)),
          answer,
        ] as const;
        const first = decide(...inputs);
        expect(decide(...inputs)).toEqual(first);
        expect(gate(at, structuredClone(asking), answer, on)).toEqual(first);
      }),
    );
  });

  test("nothing of the session but whether there is a token, and whose", () => {
    const others = fc.record({ userName: fc.string(), email: fc.string(), issuedAt: fc.nat() });
    fc.assert(
      fc.property(
        address,
        requester,
        provider,
        channel,
        others,
        (at, asking, responses, on, more) => {
          const other = asking.session && { ...asking.session, ...more };
          const answer = answerOf(responses, asking);
          const [one, two] = [asking, { ...asking, session: other }].map((each) =>
            withoutSession(gate(at, each, answer, on)),
          );
          expect(two).toEqual(one);
        },
      ),
    );
  });

  test("nothing of the channel but its mode, its subscription and its names", () => {
    const more = fc.record({ name: fc.string(), origin: fc.webUrl(), url: fc.string() });
    fc.assert(
      fc.property(
        address,
        requester,
        provider,
        channel,
        more,
        (at, asking, responses, on, facts) => {
          const answer = answerOf(responses, asking);
          expect(gate(at, asking, answer, { ...on, ...facts })).toEqual(
            gate(at, asking, answer, on),
          );
        },
      ),
    );
  });
});

function withoutSession(decision: Decision): unknown {
  const { cookies, ...rest } = decision;
  const { session: _, ...others } = cookies ?? {};
  // A pass that only keeps news in the session is a pass.
  return { ...rest, cookies: others };
}

function deepFrozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    for (const each of Object.values(value)) deepFrozen(each);
    Object.freeze(value);
  }
  return value;
}
