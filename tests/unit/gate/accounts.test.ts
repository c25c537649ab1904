import type { Who } from "../../../lib/gate/decision.ts";
import { ready, refusedWith, remembering, unasked, viewer, visitor } from "../../support/gate.ts";
import { aSession } from "../../support/samples.ts";
import { pass, rows, to } from "./rows.ts";

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
