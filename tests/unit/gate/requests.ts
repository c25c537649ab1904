import fc from "fast-check";
import { ApiError } from "../../../lib/api-error.ts";
import type { GateProviderData, Requester } from "../../../lib/gate/decision.ts";
import { isSignedIn } from "../../../lib/session/session.ts";
import { force, optional, playing, staging } from "../../support/gate.ts";
import { aSession } from "../../support/samples.ts";

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
  "/payment/p/change",
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
  "/user/continue",
  "/user/forgotPassword",
  "/user/passwordExpired",
];
const brought = ["", "access_token=t", "sg=gold", "bypass_cache=1", "access_token=t&sg=g", "sg="];

/** A URL of every kind, with and without handoff parameters. */
export const requestUrl = fc
  .tuple(fc.boolean(), fc.constantFrom(...paths), fc.constantFrom(...brought))
  .map(([mobile, path, query]) => {
    const fullPath = mobile ? `/mobile${path === "/" ? "" : path}` : path;
    return query === "" ? fullPath : `${fullPath}${fullPath.includes("?") ? "&" : "?"}${query}`;
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
/** Any viewer: signed in or not, with any cookies. */
export const requester: fc.Arbitrary<Requester> = fc
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
    refererPath: place,
    comesFromElsewhere: fc.boolean(),
    idpLogoutUrl: fc.constantFrom(undefined, "https://idp.example/logout"),
  })
  .map(({ session: sealedSession, ...rest }) => ({
    ...rest,
    session: sealedSession && { ...aSession(), ...sealedSession },
  }));

/** The provider's responses to a viewer: the same for the same viewer, signed in or not. */
export type Provider = {
  signedIn: number;
  signedOut: number;
  message: string;
  arrives: "nobody" | "u1" | "u2";
  missing: boolean;
};
const code = fc.constantFrom(200, 200, 401, 402, 403, 404, 423, 428, 429, 500, 503);
export const provider: fc.Arbitrary<Provider> = fc.record({
  signedIn: code,
  signedOut: code,
  message: fc.constantFrom("No.", "Token expired", "The token format is invalid"),
  arrives: fc.constantFrom("nobody", "u1", "u2"),
  missing: fc.boolean(),
});
export const channel = fc.constantFrom(optional, force, staging);

/** The provider's response to this viewer. */
export function responseFor(responses: Provider, requester: Requester): GateProviderData {
  const status = isSignedIn(requester.session) ? responses.signedIn : responses.signedOut;
  if (status >= 400) {
    const error = new ApiError("content", { code: status, message: responses.message });
    return { kind: "refused", error };
  }
  const base = playing({ alertCount: 3 });
  if (base.kind !== "ready") return base;
  const newSession = aSession({ userId: responses.arrives, accessToken: "new" });
  const tokenCheck =
    responses.arrives === "nobody"
      ? ({ session: undefined, providerOut: responses.missing } as const)
      : { session: newSession, missingFields: responses.missing };
  return { ...base, tokenCheck, purchase: { context: "7" } };
}
