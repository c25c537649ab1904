import { describe, expect, test } from "vitest";
import fc from "fast-check";
import type { DecisionCookies, Requester } from "../../../lib/gate/decision.ts";
import { gate, type optional, notRequested } from "../../support/gate.ts";
import {
  requestUrl,
  responseFor,
  channel,
  provider,
  type Provider,
  requester,
} from "./requests.ts";

describe("no decision", () => {
  test("redirects to its own URL", () => {
    fc.assert(
      fc.property(requestUrl, requester, provider, channel, (at, viewer, responses, on) => {
        for (const providerResponse of [notRequested, responseFor(responses, viewer)]) {
          const decision = gate(at, viewer, providerResponse, on);
          if (decision.kind === "redirect") expect(decision.to).not.toBe(at);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  test("begins an endless chain of redirects, when they are followed with their cookies", () => {
    fc.assert(
      fc.property(requestUrl, requester, provider, channel, (at, viewer, responses, on) => {
        expect(follow(at, viewer, responses, on).length).toBeLessThanOrEqual(5);
      }),
      { numRuns: 3_000 },
    );
  });

  // docs/security.md SE-18
  test("redirects to another origin, except to the channel's identity provider", () => {
    fc.assert(
      fc.property(requestUrl, requester, provider, channel, (at, viewer, responses, on) => {
        const decision = gate(at, viewer, responseFor(responses, viewer), on);
        if (decision.kind !== "redirect") return;
        if (decision.external) expect(decision.to).toBe(viewer.idpLogoutUrl);
        else expect(decision.to).toMatch(/^\/(?![/\\])/);
      }),
    );
  });

  test("redirects out of the app's web view, nor into it", () => {
    const plain = requester.map((each) => ({
      ...each,
      cookies: { ...each.cookies, referer: undefined },
    }));
    fc.assert(
      fc.property(requestUrl, plain, provider, channel, (at, viewer, responses, on) => {
        const decision = gate(at, viewer, responseFor(responses, viewer), on);
        if (decision.kind !== "redirect" || decision.external) return;
        expect(/^\/mobile(?:[/?]|$)/.test(decision.to)).toBe(/^\/mobile(?:[/?]|$)/.test(at));
      }),
    );
  });

  test("changes after the provider's response", () => {
    fc.assert(
      fc.property(requestUrl, requester, provider, channel, (at, viewer, responses, on) => {
        const early = gate(at, viewer, notRequested, on);
        if (early.kind === "pass") return;
        expect(gate(at, viewer, responseFor(responses, viewer), on)).toEqual(early);
      }),
    );
  });
});

/** The URLs that a browser visits, from the first redirect on. */
function follow(at: string, viewer: Requester, responses: Provider, on: typeof optional): string[] {
  const went: string[] = [];
  let current = at;
  let now = viewer;
  while (went.length < 8) {
    const early = gate(current, now, notRequested, on);
    const decision =
      early.kind === "pass" ? gate(current, now, responseFor(responses, now), on) : early;
    if (decision.kind !== "redirect" || decision.external) break;
    now = { ...withCookies(now, decision.cookies), refererPath: undefined };
    current = decision.to;
    went.push(current);
  }
  return went;
}

function withCookies(before: Requester, changes: DecisionCookies = {}): Requester {
  const { session: changed, subscribersGroup: _, ...cookies } = changes;
  const remaining = Object.entries({ ...before.cookies, ...cookies }).filter(([, v]) => v !== null);
  return {
    ...before,
    session: changed === null ? undefined : (changed ?? before.session),
    cookies: Object.fromEntries(remaining),
    idpLogoutUrl: changes.logout === null ? undefined : before.idpLogoutUrl,
  };
}
