import type { Requester } from "../../../lib/gate/decision.ts";
import {
  ready,
  refusedWith,
  remembering,
  notRequested,
  viewer,
  visitor,
} from "../../support/gate.ts";
import { aSession } from "../../support/samples.ts";
import { pass, rows, to } from "./rows.ts";

rows("BE-15: sign-in and sign-up redirect a signed-in viewer to /", [
  ["/user/signIn", viewer, notRequested, to("/")],
  ["/user/signUp", viewer, notRequested, to("/")],
  ["/user/signIn?widget_id=4", viewer, notRequested, to("/")],
  ["/mobile/user/signIn", viewer, notRequested, to("/mobile")],
  ["/mobile/user/signUp", viewer, notRequested, to("/mobile")],
]);

rows("BE-372: sign-in and sign-up remember the selected price", [
  ["/user/signUp?price=p%2Fyear", visitor, ready, { kind: "pass", cookies: { price: "p/year" } }],
  [
    "/mobile/user/signIn?price=%2F%2Fevil.example",
    visitor,
    ready,
    { kind: "pass", cookies: { price: "//evil.example" } },
  ],
  ["/user/signIn?price=", visitor, ready, { kind: "pass", cookies: {} }],
  ["/user/forgotPassword?price=p", visitor, ready, pass],
  ["/user/signUp?price=p%2Fyear", viewer, notRequested, to("/")],
]);

const socialViewer: Requester = { session: aSession({ accountType: "google" }), cookies: {} };
rows("BE-15: /user/account redirects a visitor to sign-in, which returns to it", [
  [
    "/user/account?tab=devices",
    visitor,
    notRequested,
    to("/user/signIn", { referer: "/user/account?tab=devices" }),
  ],
  [
    "/mobile/user/account",
    visitor,
    notRequested,
    to("/mobile/user/signIn", { referer: "/mobile/user/account" }),
  ],
  [
    "/user/account",
    { session: { ...aSession(), accessToken: undefined }, cookies: {} },
    notRequested,
    to("/user/signIn"),
  ],
  ["/user/account", viewer, ready, pass],
  ["/user/account", socialViewer, ready, pass],
]);

rows("BE-22: a 401 of users/me ends the session", [
  [
    "/user/account",
    viewer,
    refusedWith(401, {}, "profile"),
    to("/user/signIn", { session: null, referer: "/user/account" }),
  ],
]);

rows("BE-15: /user/changePassword requires a session or a reset token", [
  ["/user/changePassword?reset_token=r", visitor, ready, pass],
  ["/user/changePassword", viewer, ready, pass],
  [
    "/user/changePassword",
    visitor,
    notRequested,
    to("/user/signIn", { referer: "/user/changePassword" }),
  ],
  ["/user/forgotPassword", visitor, ready, pass],
  ["/user/passwordExpired", visitor, ready, pass],
]);

// The page posts the token after it is loaded, so that a link preview does not use up the token.
rows("BE-36: /user/verify is open to everybody", [
  ["/user/verify/?verify_token=v", visitor, ready, pass],
  ["/mobile/user/verify/?verify_token=v", visitor, ready, pass],
  ["/user/verify/?verify_token=v", viewer, ready, pass],
]);

rows("BE-15: /user/userRegistration redirects a visitor to sign-in", [
  ["/user/userRegistration", visitor, notRequested, to("/user/signIn")],
  ["/mobile/user/userRegistration", visitor, notRequested, to("/mobile/user/signIn")],
  ["/user/userRegistration?context=7", visitor, notRequested, to("/user/signIn", { content: "7" })],
]);

const leaving = remembering(visitor, { logout: { accessToken: "t" } });
const withIdp = { ...leaving, idpLogoutUrl: "https://idp.example/v2/logout?client_id=c" };
rows(
  "BE-33: a sign-out redirects to the sign-out URL of single sign-on, otherwise to sign-in, and not in the web view",
  [
    ["/user/logout", leaving, notRequested, to("/user/signIn", { logout: null })],
    ["/user/logout", visitor, notRequested, to("/user/signIn")],
    [
      "/user/logout",
      withIdp,
      notRequested,
      { ...to(withIdp.idpLogoutUrl, { logout: null }), external: true },
    ],
    ["/mobile/user/logout", withIdp, notRequested, { ...to(withIdp.idpLogoutUrl), external: true }],
    ["/user/logout?done=1", withIdp, notRequested, pass],
    ["/user/logout?done=1", visitor, notRequested, pass],
    ["/mobile/user/logout", leaving, notRequested, pass],
    ["/user/logout", viewer, notRequested, to("/user/account")],
  ],
);

rows("BE-13: widget_id is remembered only on sign-in", [
  ["/user/signIn?widget_id=4", visitor, ready, { kind: "pass", cookies: { widget: "4" } }],
  ["/?widget_id=4", visitor, ready, pass],
]);

const camefrom = (path: string, referer?: string): Requester => ({
  ...remembering(visitor, { referer }),
  refererPath: path,
});
rows("BE-30: sign-in remembers the page that linked to it", [
  ["/user/signIn", camefrom("/pages/x"), ready, { kind: "pass", cookies: { referer: "/pages/x" } }],
  ["/user/signIn", camefrom("/pages/x", "/pages/y"), ready, { cookies: { referer: "/pages/x" } }],
  ["/user/signIn", camefrom("/pages/x", "/user/account"), ready, { kind: "pass", cookies: {} }],
  [
    "/user/signIn",
    {
      ...remembering(visitor, { content: "7", referer: "/video/7?t=90" }),
      refererPath: "/pages/x",
    },
    ready,
    { kind: "pass", cookies: {} },
  ],
  ["/user/signIn", camefrom("/user/signUp"), ready, { kind: "pass", cookies: {} }],
  ["/user/signIn", camefrom("/"), ready, { kind: "pass", cookies: {} }],
]);

const over = { content: null, paywall: null, widget: null };
/** A visitor who was sent to sign in for film 7, and presses a link to sign-in on another page. */
const pressedOn = (refererPath: string, more: Partial<Requester["cookies"]> = {}): Requester => ({
  ...remembering(visitor, { content: "7", referer: "/video/7?t=90", ...more }),
  refererPath,
  requests: "document",
});
rows("BE-30: a link to sign-in on another page ends what was remembered before", [
  ["/user/signIn", pressedOn("/pages/x"), ready, { cookies: { ...over, referer: "/pages/x" } }],
  ["/user/signIn", pressedOn("/"), ready, { cookies: { ...over, referer: null } }],
  ["/user/signUp", pressedOn("/"), ready, { cookies: { ...over, referer: null } }],
  ["/user/signIn", pressedOn("/video/7?t=90"), ready, { kind: "pass", cookies: {} }],
  ["/user/signIn", pressedOn("/video/7"), ready, { kind: "pass", cookies: {} }],
  ["/user/signIn", pressedOn("/user/signUp"), ready, { kind: "pass", cookies: {} }],
  ["/user/signIn", pressedOn("/", { following: "1" }), ready, { cookies: { following: null } }],
  [
    "/user/signIn",
    { ...pressedOn("/"), requests: "fetch" },
    ready,
    { kind: "pass", cookies: { following: "1" } },
  ],
]);
