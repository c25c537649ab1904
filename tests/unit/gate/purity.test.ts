import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { decideAccess } from "../../../lib/gate/decide-access.ts";
import type { GateDecision } from "../../../lib/gate/decision.ts";
import { parseAddress } from "../../../lib/urls/parse-address.ts";
import { gate } from "../../support/gate.ts";
import { requestUrl, responseFor, channel, provider, requester } from "./requests.ts";

describe("a decision depends on", () => {
  test("only its four inputs: it changes none of them, and the same inputs give the same decision", () => {
    fc.assert(
      fc.property(requestUrl, requester, provider, channel, (at, viewer, responses, on) => {
        const { pathname, searchParams } = new URL(at, "http://demo.localhost");
        const providerResponse = responseFor(responses, viewer);
        const inputs = [
          deepFrozen(parseAddress(pathname, searchParams)),
          deepFrozen(structuredClone(on)),
          deepFrozen(structuredClone(viewer)),
          providerResponse,
        ] as const;
        const first = decideAccess(...inputs);
        expect(decideAccess(...inputs)).toEqual(first);
        expect(gate(at, structuredClone(viewer), providerResponse, on)).toEqual(first);
      }),
    );
  });

  test("only the token's existence and the user of the session", () => {
    const others = fc.record({ userName: fc.string(), email: fc.string(), issuedAt: fc.nat() });
    fc.assert(
      fc.property(
        requestUrl,
        requester,
        provider,
        channel,
        others,
        (at, viewer, responses, on, more) => {
          const other = viewer.session && { ...viewer.session, ...more };
          const providerResponse = responseFor(responses, viewer);
          const [one, two] = [viewer, { ...viewer, session: other }].map((each) =>
            withoutSession(gate(at, each, providerResponse, on)),
          );
          expect(two).toEqual(one);
        },
      ),
    );
  });

  test("only the mode, the subscription and the names of the channel", () => {
    const more = fc.record({ name: fc.string(), origin: fc.webUrl(), url: fc.string() });
    fc.assert(
      fc.property(
        requestUrl,
        requester,
        provider,
        channel,
        more,
        (at, viewer, responses, on, facts) => {
          const providerResponse = responseFor(responses, viewer);
          expect(gate(at, viewer, providerResponse, { ...on, ...facts })).toEqual(
            gate(at, viewer, providerResponse, on),
          );
        },
      ),
    );
  });
});

function withoutSession(decision: GateDecision): unknown {
  const { cookies, ...rest } = decision;
  const { session: _, ...others } = cookies ?? {};
  // A pass that only stores new data in the session is a pass.
  return { ...rest, cookies: others };
}

function deepFrozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    for (const each of Object.values(value)) deepFrozen(each);
    Object.freeze(value);
  }
  return value;
}
