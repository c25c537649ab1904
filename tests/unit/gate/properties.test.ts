import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { ApiError } from "../../../lib/errors.ts";
import { decide } from "../../../lib/gate/decide.ts";
import type { Answer, Changes, Decision, Who } from "../../../lib/gate/decision.ts";
import { isSignedIn } from "../../../lib/session/make-session.ts";
import { askedOf } from "../../../lib/urls/asked.ts";
import { aSession } from "../../support/samples.ts";
import { force, gate, optional, playing, staging, unasked } from "../../support/gate.ts";

const paths = [
  "/",
  "/pages/x",
  "/anything",
  "/search?q=a",
  "/error?code=423",
  "/pages/%E0%A4%A",
  "/video/7",
  "/video/7?video_id=8",
  "/paywalls/",
  "/paywalls/p",
  "/paywalls/?context=7",
  "/payment/confirm?session_id=s",
  "/payment/confirm",
  "/payment/p/cancel?channel_id=c1",
  "/payment/p/cancel?channel_id=c2",
  "/user/signIn",
  "/user/signIn?widget_id=4",
  "/user/signUp",
  "/user/account",
  "/user/logout",
  "/user/logout?done=1",
  "/user/userRegistration",
  "/user/changePassword",
  "/user/changePassword?reset_token=r",
  "/user/verify/?verify_token=v",
  "/user/forgotPassword",
  "/user/passwordExpired",
];
const brought = ["", "access_token=t", "sg=gold", "bypass_cache=1", "access_token=t&sg=g", "sg="];

const address = fc
  .tuple(fc.boolean(), fc.constantFrom(...paths), fc.constantFrom(...brought))
  .map(([mobile, path, query]) => {
    const own = mobile ? `/mobile${path === "/" ? "" : path}` : path;
    return query === "" ? own : `${own}${own.includes("?") ? "&" : "?"}${query}`;
  });

const place = fc.option(fc.constantFrom("7", "a/b", "/pages/x", "//evil.example", "/user/signIn"), {
  nil: undefined,
});
const session = fc.option(
  fc.record({
    accessToken: fc.option(fc.constantFrom("old", "new"), { nil: undefined }),
    userId: fc.constantFrom("u1", "u2"),
  }),
  { nil: undefined },
);
const flow = fc.option(
  fc.record({
    nonce: fc.constant("n"),
    userId: fc.constantFrom(undefined, "u1", "u2"),
    arrived: fc.constantFrom(undefined, true),
  }),
  { nil: undefined },
);
const who: fc.Arbitrary<Who> = fc
  .record({
    session,
    cookies: fc.record({
      content: place,
      paywall: place,
      widget: place,
      referer: place,
      flow,
      logout: fc.constantFrom(undefined, { accessToken: "t" }),
    }),
    cameFrom: place,
    houseLogout: fc.constantFrom(undefined, "https://house.example/logout"),
  })
  .map(({ session: given, ...rest }) => ({
    ...rest,
    session: given && { ...aSession(), ...given },
  }));

/** What the provider says of whoever asks: the same for the same viewer, signed in or not. */
type Provider = {
  signedIn: number;
  signedOut: number;
  message: string;
  arrives: "nobody" | "u1" | "u2";
  missing: boolean;
};
const code = fc.constantFrom(200, 200, 401, 402, 403, 404, 423, 428, 429, 500, 503);
const provider: fc.Arbitrary<Provider> = fc.record({
  signedIn: code,
  signedOut: code,
  message: fc.constantFrom("No.", "Token expired", "The token format is invalid"),
  arrives: fc.constantFrom("nobody", "u1", "u2"),
  missing: fc.boolean(),
});
const channel = fc.constantFrom(optional, force, staging);

function answerOf(said: Provider, asked: Who): Answer {
  const status = isSignedIn(asked.session) ? said.signedIn : said.signedOut;
  if (status >= 400) {
    const error = new ApiError("content", { code: status, message: said.message });
    return { kind: "refused", error };
  }
  const base = playing({ alertCount: 3 });
  if (base.kind !== "ready") return base;
  const own = aSession({ userId: said.arrives, accessToken: "new" });
  const arrival =
    said.arrives === "nobody"
      ? ({ session: undefined, providerOut: said.missing } as const)
      : { session: own, missingFields: said.missing };
  return { ...base, arrival, purchase: { context: "7" } };
}

function withCookies(before: Who, changes: Changes = {}): Who {
  const { session: changed, subscribersGroup: _, ...cookies } = changes;
  const kept = Object.entries({ ...before.cookies, ...cookies }).filter(([, v]) => v !== null);
  return {
    ...before,
    session: changed === null ? undefined : (changed ?? before.session),
    cookies: Object.fromEntries(kept),
    houseLogout: changes.logout === null ? undefined : before.houseLogout,
  };
}

describe("no decision", () => {
  test("redirects to the address that it was made for", () => {
    fc.assert(
      fc.property(address, who, provider, channel, (at, asking, said, on) => {
        for (const answer of [unasked, answerOf(said, asking)]) {
          const decision = gate(at, asking, answer, on);
          if (decision.kind === "redirect") expect(decision.to).not.toBe(at);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  test("begins a chain that does not end, when its redirects are followed with their cookies", () => {
    fc.assert(
      fc.property(address, who, provider, channel, (at, asking, said, on) => {
        expect(follow(at, asking, said, on).length).toBeLessThanOrEqual(5);
      }),
      { numRuns: 3_000 },
    );
  });

  test("leads off our own origin, but to the house that the channel names", () => {
    fc.assert(
      fc.property(address, who, provider, channel, (at, asking, said, on) => {
        const decision = gate(at, asking, answerOf(said, asking), on);
        if (decision.kind !== "redirect") return;
        if (decision.abroad) expect(decision.to).toBe(asking.houseLogout);
        else expect(decision.to).toMatch(/^\/(?![/\\])/);
      }),
    );
  });

  test("leads out of the app's web view, nor into it", () => {
    const plain = who.map((each) => ({
      ...each,
      cookies: { ...each.cookies, referer: undefined },
    }));
    fc.assert(
      fc.property(address, plain, provider, channel, (at, asking, said, on) => {
        const decision = gate(at, asking, answerOf(said, asking), on);
        if (decision.kind !== "redirect" || decision.abroad) return;
        expect(/^\/mobile(?:[/?]|$)/.test(decision.to)).toBe(/^\/mobile(?:[/?]|$)/.test(at));
      }),
    );
  });

  test("is taken back once the provider was asked", () => {
    fc.assert(
      fc.property(address, who, provider, channel, (at, asking, said, on) => {
        const early = gate(at, asking, unasked, on);
        if (early.kind === "pass") return;
        expect(gate(at, asking, answerOf(said, asking), on)).toEqual(early);
      }),
    );
  });
});

describe("a decision depends on", () => {
  test("its four inputs alone: it changes none of them, and the same give the same", () => {
    fc.assert(
      fc.property(address, who, provider, channel, (at, asking, said, on) => {
        const { pathname, searchParams } = new URL(at, "http://demo.localhost");
        const answer = answerOf(said, asking);
        const inputs = [
          deepFrozen(askedOf(pathname, searchParams)),
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
      fc.property(address, who, provider, channel, others, (at, asking, said, on, more) => {
        const other = asking.session && { ...asking.session, ...more };
        const answer = answerOf(said, asking);
        const [one, two] = [asking, { ...asking, session: other }].map((each) =>
          withoutSession(gate(at, each, answer, on)),
        );
        expect(two).toEqual(one);
      }),
    );
  });

  test("nothing of the channel but its mode, its subscription and its names", () => {
    const more = fc.record({ name: fc.string(), origin: fc.webUrl(), url: fc.string() });
    fc.assert(
      fc.property(address, who, provider, channel, more, (at, asking, said, on, facts) => {
        const answer = answerOf(said, asking);
        expect(gate(at, asking, answer, { ...on, ...facts })).toEqual(gate(at, asking, answer, on));
      }),
    );
  });
});

/** Where a browser gets to, from the first redirect on. */
function follow(at: string, asking: Who, said: Provider, on: typeof optional): string[] {
  const went: string[] = [];
  let here = at;
  let now = asking;
  while (went.length < 8) {
    const early = gate(here, now, unasked, on);
    const decision = early.kind === "pass" ? gate(here, now, answerOf(said, now), on) : early;
    if (decision.kind !== "redirect" || decision.abroad) break;
    now = { ...withCookies(now, decision.cookies), cameFrom: undefined };
    here = decision.to;
    went.push(here);
  }
  return went;
}

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
