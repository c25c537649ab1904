import { describe, expect, test } from "vitest";
import type { Answer, Decision, Who } from "../../../lib/gate/decision.ts";
import { user } from "../../../lib/contract/user.ts";
import { parseAnswer } from "../../../lib/contract/parse-answer.ts";
import { aSession } from "../../support/samples.ts";
import {
  force,
  gate,
  optional,
  playing,
  ready,
  refusedWith,
  remembering,
  staging,
  unasked,
  viewer,
  visitor,
} from "../../support/gate.ts";

const to = (path: string, cookies?: object): Partial<Decision> => ({
  kind: "redirect",
  to: path,
  ...(cookies && { cookies }),
});
const pass = { kind: "pass" };
const screen = (code: number, more: object = {}) => ({ kind: "screen", code, ...more });

type Row = [address: string, who: Who, answer: Answer, expected: object];

/** A row of spec.md or contract.md, with the requests that show it. */
function rows(quote: string, table: Row[], channel = optional): void {
  describe(`${quote}`, () => {
    test.each(table)("%s, %o, %o → %o", (address, who, answer, expected) => {
      expect(gate(address, who, answer, channel)).toMatchObject(expected);
    });
  });
}

rows("Content code 401 sends to sign-in and remembers the video.", [
  ["/video/7", visitor, refusedWith(401), to("/user/signIn", { content: "7" })],
  [
    "/video/series?video_id=e%203",
    visitor,
    refusedWith(401),
    to("/user/signIn", { content: "e 3" }),
  ],
  ["/mobile/video/7", visitor, refusedWith(401), to("/mobile/user/signIn", { content: "7" })],
]);

rows("Code 402 sends to /paywalls/?context={video}.", [
  ["/video/7", viewer, refusedWith(402), to("/paywalls/?context=7")],
  ["/video/a%26b", viewer, refusedWith(402), to("/paywalls/?context=a%26b")],
  ["/mobile/video/7", viewer, refusedWith(402), to("/mobile/paywalls/?context=7")],
]);

rows("A 402 without a token goes on to sign-in.", [
  ["/video/7", visitor, refusedWith(402), to("/user/signIn", { content: "7" })],
  ["/mobile/video/7", visitor, refusedWith(402), to("/mobile/user/signIn", { content: "7" })],
]);

rows(
  "Forced-subscription channels with no token send to sign-in.",
  [
    ["/video/7", visitor, unasked, to("/user/signIn", { content: "7" })],
    ["/video/7", visitor, playing(), to("/user/signIn", { content: "7" })],
    ["/mobile/video/7", visitor, unasked, to("/mobile/user/signIn", { content: "7" })],
    ["/video/7", viewer, playing(), pass],
    ["/", visitor, ready, pass],
    ["/pages/films", visitor, ready, pass],
    ["/search?q=cup", visitor, ready, pass],
  ],
  force,
);

rows("A paywall with no token sends to sign-in.", [
  ["/paywalls/p1", visitor, unasked, to("/user/signIn", { paywall: "p1" })],
  ["/paywalls/?context=7", visitor, unasked, to("/user/signIn", { content: "7" })],
  ["/paywalls/", visitor, unasked, to("/user/signIn", { referer: "/paywalls/" })],
  ["/mobile/paywalls/p1", visitor, unasked, to("/mobile/user/signIn", { paywall: "p1" })],
  ["/paywalls/p1", viewer, ready, pass],
]);

const expired = refusedWith(401, { message: "Token expired" });
const malformed = refusedWith(401, { message: "The token format is invalid." });
rows("An expired-token 401 clears the session.", [
  ["/video/7", viewer, expired, to("/user/signIn", { session: null, content: "7" })],
  ["/video/7", viewer, malformed, to("/user/signIn", { session: null, content: "7" })],
  ["/mobile/video/7", viewer, expired, to("/mobile/user/signIn", { session: null, content: "7" })],
  ["/payment/confirm?session_id=s", viewer, expired, to("/user/signIn", { session: null })],
]);

rows("content 401 with another message clears the session, remembers the video, sign-in", [
  ["/video/7", viewer, refusedWith(401), to("/user/signIn", { session: null, content: "7" })],
]);

rows("No redirect loop occurs when already at the target.", [
  ["/user/signIn", visitor, ready, pass],
  ["/user/signUp", visitor, ready, pass],
  ["/paywalls/?context=7", viewer, ready, pass],
  ["/user/userRegistration", viewer, ready, pass],
  ["/", viewer, ready, pass],
  ["/mobile", viewer, ready, pass],
  ["/user/account", viewer, ready, pass],
]);

rows("Signing in or up while already signed in: redirects to /.", [
  ["/user/signIn", viewer, unasked, to("/")],
  ["/user/signUp", viewer, unasked, to("/")],
  ["/user/signIn?widget_id=4", viewer, unasked, to("/")],
  ["/mobile/user/signIn", viewer, unasked, to("/mobile")],
  ["/mobile/user/signUp", viewer, unasked, to("/mobile")],
]);

const socialViewer: Who = { session: aSession({ accountType: "google" }), cookies: {} };
rows(
  "Account page: without a token (and not external account type) the return path is saved and the browser redirects to /user/signIn.",
  [
    [
      "/user/account?tab=devices",
      visitor,
      unasked,
      to("/user/signIn", { referer: "/user/account?tab=devices" }),
    ],
    [
      "/mobile/user/account",
      visitor,
      unasked,
      to("/mobile/user/signIn", { referer: "/mobile/user/account" }),
    ],
    [
      "/user/account",
      { session: { ...aSession(), accessToken: undefined }, cookies: {} },
      unasked,
      to("/user/signIn"),
    ],
    ["/user/account", viewer, ready, pass],
    ["/user/account", socialViewer, ready, pass],
  ],
);

rows("A 401 on profile fetch forces logout.", [
  [
    "/user/account",
    viewer,
    refusedWith(401, {}, "profile"),
    to("/user/signIn", { session: null, referer: "/user/account" }),
  ],
]);

rows("After forgot password or change password: /user/changePassword", [
  ["/user/changePassword?reset_token=r", visitor, ready, pass],
  ["/user/changePassword", viewer, ready, pass],
  [
    "/user/changePassword",
    visitor,
    unasked,
    to("/user/signIn", { referer: "/user/changePassword" }),
  ],
  ["/user/forgotPassword", visitor, ready, pass],
  ["/user/passwordExpired", visitor, ready, pass],
]);

// The page posts it once it stands, so that whoever only looks at a link uses up nothing.
rows("Verification: a verify_token query triggers verification, then redirect to sign-in", [
  ["/user/verify/?verify_token=v", visitor, ready, pass],
  ["/mobile/user/verify/?verify_token=v", visitor, ready, pass],
  ["/user/verify/?verify_token=v", viewer, ready, pass],
]);

rows("/user/userRegistration without a session goes to sign-in", [
  ["/user/userRegistration", visitor, unasked, to("/user/signIn")],
  ["/mobile/user/userRegistration", visitor, unasked, to("/mobile/user/signIn")],
]);

rows("428 shows the form in place with status 428.", [
  [
    "/video/7",
    viewer,
    refusedWith(428, { source: "MISSING_REGISTRATION" }),
    screen(428, { reason: "registration", unlock: "/user/userRegistration" }),
  ],
]);

rows("Payment confirm: needs a token, otherwise redirects to /.", [
  ["/payment/confirm?action=checkout&session_id=s", visitor, unasked, to("/")],
  ["/mobile/payment/confirm?session_id=s", visitor, unasked, to("/mobile")],
]);

const purchase = { paymentToken: "pt", subscribersGroup: "gold", context: "7" };
rows("A payment lookup error also redirects to /.", [
  ["/payment/confirm?session_id=s", viewer, refusedWith(404, {}, "purchase-details"), to("/")],
  ["/payment/confirm?session_id=s", viewer, refusedWith(403, {}, "purchase-details"), to("/")],
  ["/payment/confirm", viewer, unasked, to("/")],
  ["/payment/confirm?session_id=s", viewer, refusedWith(503), screen(503)],
]);

rows("/payment/confirm stores paymentToken and subscribersGroup, then goes to /video/{context}", [
  [
    "/payment/confirm?session_id=s",
    viewer,
    { kind: "ready", purchase },
    to("/video/7", { payment: "pt", subscribersGroup: "gold" }),
  ],
  [
    "/mobile/payment/confirm?session_id=s",
    viewer,
    { kind: "ready", purchase: {} },
    to("/mobile/user/account", {}),
  ],
]);

rows("/payment/{paywall_id}/cancel needs a session; a channel_id not its own is 404.", [
  [
    "/payment/p/cancel?channel_id=c1",
    visitor,
    unasked,
    to("/user/signIn", { referer: "/payment/p/cancel?channel_id=c1" }),
  ],
  ["/payment/p/cancel?channel_id=other", viewer, unasked, screen(404)],
  ["/payment/p/cancel?channel_id=c1", viewer, ready, pass],
]);

const newcomer = aSession({ accessToken: "new" });
const arrives = (more: object = {}): Answer => ({
  kind: "ready",
  arrival: { session: newcomer, missingFields: false, ...more },
});
const everything = { widget: "4", paywall: "p", content: "7", referer: "/pages/x" };
const signedIn = { session: { accessToken: "new" }, flow: null };

rows(
  "Sign-in redirect priority: widget id, then paywall id (/paywalls/{id}), then content id (/video/{id}), then referer, else home.",
  [
    [
      "/user/signIn?access_token=t",
      remembering(visitor, everything),
      arrives(),
      to("/?widget_id=4", { ...signedIn, widget: null }),
    ],
    [
      "/user/signIn?access_token=t",
      remembering(visitor, { ...everything, widget: undefined }),
      arrives(),
      to("/paywalls/p", { ...signedIn, paywall: null }),
    ],
    [
      "/user/signIn?access_token=t",
      remembering(visitor, { content: "7", referer: "/pages/x" }),
      arrives(),
      to("/video/7", { ...signedIn, content: null }),
    ],
    [
      "/user/signIn?access_token=t",
      remembering(visitor, { referer: "/pages/x" }),
      arrives(),
      to("/pages/x", { ...signedIn, referer: null }),
    ],
    ["/user/signIn?access_token=t", visitor, arrives(), to("/", signedIn)],
    [
      "/mobile/user/signIn?access_token=t",
      remembering(visitor, everything),
      arrives(),
      to("/mobile?widget_id=4"),
    ],
    [
      "/mobile/pages/x?access_token=t",
      remembering(visitor, { referer: "/pages/y" }),
      arrives(),
      to("/mobile/pages/y"),
    ],
  ],
);

rows("At home, if registration fields are missing, go to /user/userRegistration.", [
  [
    "/user/signIn?access_token=t",
    visitor,
    arrives({ missingFields: true }),
    to("/user/userRegistration", signedIn),
  ],
  [
    "/user/signIn?access_token=t",
    remembering(visitor, { content: "7" }),
    arrives({ missingFields: true }),
    to("/video/7"),
  ],
  [
    "/mobile/user/signIn?access_token=t",
    visitor,
    arrives({ missingFields: true }),
    to("/mobile/user/userRegistration"),
  ],
]);

const flow = { nonce: "n", userId: "u1" };
const others = { session: aSession({ userId: "u2", accessToken: "new" }) };
const denied: Answer = {
  kind: "ready",
  arrival: { session: undefined, providerOut: false },
};
const out: Answer = { kind: "ready", arrival: { session: undefined, providerOut: true } };
rows("Returning with an access_token query: the session is set, then redirect", [
  ["/pages/x?access_token=t&a=1", visitor, unasked, pass],
  ["/pages/x?access_token=t&a=1", visitor, arrives(), to("/pages/x?a=1", signedIn)],
  ["/mobile/video/7?access_token=t", visitor, arrives(), to("/mobile/video/7", signedIn)],
  ["/user/account?access_token=t", visitor, arrives(), to("/user/account", signedIn)],
  ["/pages/x?access_token=t", visitor, denied, to("/pages/x", {})],
  ["/pages/x?access_token=", visitor, unasked, to("/pages/x", {})],
  ["/pages/x?access_token=t", viewer, denied, to("/pages/x", {})],
  ["/user/signIn?access_token=t", visitor, out, to("/user/signIn?error=temporarily_unavailable")],
  ["/pages/x?access_token=t", viewer, arrives(), to("/pages/x", signedIn)],
  ["/error?access_token=t", visitor, denied, to("/error")],
]);

rows("a signed-in viewer is never silently replaced by somebody else", [
  ["/pages/x?access_token=t", viewer, arrives(others), to("/pages/x", {})],
  [
    "/pages/x?access_token=t",
    remembering(viewer, { flow }),
    arrives(others),
    to("/pages/x", { session: others.session, flow: null }),
  ],
  [
    "/pages/x?access_token=t",
    remembering(viewer, { flow: { nonce: "n", userId: "u9" } }),
    arrives(others),
    to("/pages/x", {}),
  ],
  [
    "/pages/x?access_token=t",
    remembering(viewer, { flow: { nonce: "n" } }),
    arrives(others),
    to("/pages/x", {}),
  ],
]);

rows("In the app web view the result is posted to the app instead.", [
  [
    "/mobile/user/signIn?access_token=t",
    remembering(visitor, { flow: { nonce: "n" }, content: "7" }),
    arrives(),
    to("/mobile/user/signIn", { flow: { nonce: "n", userId: "u1", arrived: true } }),
  ],
  [
    "/mobile/user/signIn",
    remembering(viewer, { flow: { nonce: "n", arrived: true } }),
    ready,
    pass,
  ],
  ["/user/signIn", remembering(viewer, { flow: { nonce: "n", arrived: true } }), ready, to("/")],
]);

const leaving = remembering(visitor, { logout: { accessToken: "t" } });
const house = { ...leaving, houseLogout: "https://house.example/v2/logout?client_id=c" };
rows(
  "For SSO channels the session is cleared, then the browser redirects to the SSO provider logout; otherwise to /user/signIn (not for mobile).",
  [
    ["/user/logout", leaving, unasked, to("/user/signIn", { logout: null })],
    ["/user/logout", visitor, unasked, to("/user/signIn")],
    ["/user/logout", house, unasked, { ...to(house.houseLogout, { logout: null }), abroad: true }],
    ["/mobile/user/logout", house, unasked, { ...to(house.houseLogout), abroad: true }],
    ["/user/logout?done=1", house, unasked, pass],
    ["/user/logout?done=1", visitor, unasked, pass],
    ["/mobile/user/logout", leaving, unasked, pass],
    ["/user/logout", viewer, unasked, to("/user/account")],
  ],
);

rows("widget_id is stored on sign-in alone, elsewhere it stays.", [
  ["/user/signIn?widget_id=4", visitor, ready, { kind: "pass", cookies: { widget: "4" } }],
  ["/?widget_id=4", visitor, ready, pass],
]);

const camefrom = (path: string, referer?: string): Who => ({
  ...remembering(visitor, { referer }),
  cameFrom: path,
});
rows("the page that led to sign-in is where it leads back", [
  ["/user/signIn", camefrom("/pages/x"), ready, { kind: "pass", cookies: { referer: "/pages/x" } }],
  ["/user/signIn", camefrom("/pages/x", "/pages/y"), ready, { cookies: { referer: "/pages/x" } }],
  ["/user/signIn", camefrom("/pages/x", "/user/account"), ready, { kind: "pass", cookies: {} }],
  ["/user/signIn", camefrom("/user/signUp"), ready, { kind: "pass", cookies: {} }],
  ["/user/signIn", camefrom("/"), ready, { kind: "pass", cookies: {} }],
]);

rows(
  "sg, access_token and bypass_cache are stored with one private 307 to the address without them",
  [
    ["/?sg=gold", visitor, unasked, to("/", { subscribersGroup: "gold" })],
    [
      "/pages/x?a=1&sg=gold&sg=b",
      viewer,
      unasked,
      to("/pages/x?a=1", { subscribersGroup: "gold" }),
    ],
    ["/?sg=", visitor, unasked, to("/", {})],
    ["/?bypass_cache=1", visitor, unasked, to("/", {})],
    ["/mobile/video/7?sg=gold", visitor, unasked, to("/mobile/video/7")],
    [
      "/pages/x?sg=gold&access_token=t",
      visitor,
      arrives(),
      to("/pages/x", { ...signedIn, subscribersGroup: "gold" }),
    ],
  ],
);

rows(
  "?bypass_cache=1 sets the bypass cookie, honoured on staging channels alone",
  [["/pages/x?bypass_cache=1", visitor, unasked, to("/pages/x", { bypass: "1" })]],
  staging,
);

rows("Every refusal carries its reason and what unlocks it.", [
  [
    "/video/7",
    viewer,
    refusedWith(403, { source: "VPN_DETECTION" }),
    screen(403, { reason: "vpn" }),
  ],
  ["/video/7", viewer, refusedWith(403), screen(403, { reason: "forbidden" })],
  [
    "/video/7",
    viewer,
    refusedWith(423, { source: "GEO_BLOCK" }),
    screen(423, { reason: "region" }),
  ],
  [
    "/mobile/video/7",
    viewer,
    refusedWith(429, { source: "DEVICE_LIMIT", data: { devices: [] } }),
    screen(429, { reason: "device_limit", unlock: "/mobile/user/account", data: { devices: [] } }),
  ],
  [
    "/video/7",
    viewer,
    refusedWith(429, { retryAfterS: 9 }),
    { kind: "screen", code: 429, retryAfterS: 9 },
  ],
  ["/pages/x", visitor, refusedWith(401, {}, "page"), screen(401, { reason: "sign_in" })],
]);

rows("Errors keep their code, words and data.", [
  ["/pages/x", visitor, refusedWith(404, {}, "page"), screen(404)],
  ["/video/7", visitor, refusedWith(503), screen(503)],
  [
    "/video/7",
    visitor,
    refusedWith(403, { source: "VPN_DETECTION", message: "No", detail: "VPN", data: { a: 1 } }),
    screen(403, { message: "No", detail: "VPN", data: { a: 1 } }),
  ],
  ["/error?code=423", visitor, ready, screen(423)],
  ["/pages/%E0%A4%A", visitor, unasked, screen(404)],
]);

const profile = parseAnswer(user, { _id: "u1", full_name: "Ada", alerts: 5 }).value;
rows(
  "The newest of User.alerts and Content.alertCount, and the latest subscribers group, stay in the session",
  [
    [
      "/video/7",
      viewer,
      playing({ alertCount: 3, user: { subscribersGroup: "gold" } }),
      { kind: "pass", cookies: { session: { alerts: 3, subscribersGroup: "gold" } } },
    ],
    ["/video/7", viewer, playing(), { kind: "pass" }],
    [
      "/user/account",
      viewer,
      { kind: "ready", user: profile },
      { cookies: { session: { alerts: 5, userName: "Ada" } } },
    ],
  ],
);

describe("a host without a channel", () => {
  test("is 404", () => {
    expect(gate("/", visitor, unasked, null)).toEqual({ kind: "screen", code: 404 });
  });

  test("that can't be asked for is 503", () => {
    expect(gate("/", visitor, refusedWith(503), null)).toMatchObject({ code: 503 });
  });
});
