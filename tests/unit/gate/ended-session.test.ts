import { expect, test } from "vitest";
import { gate, ready, refusedWith, remembering, viewer, visitor } from "../../support/gate.ts";
import { rows, to } from "./rows.ts";

const tokenExpired = refusedWith(401, {}, "profile");
const expired = refusedWith(401, { message: "token expired" }, "registration-fields");
const untold = { accessToken: "t0ken", untold: true };

rows("BE-68: a session that ended elsewhere is ended here, and the app is notified later", [
  ["/mobile/user/account", viewer, tokenExpired, to("/mobile/user/signIn", { logout: untold })],
  ["/mobile/video/7", viewer, refusedWith(401), to("/mobile/user/signIn", { logout: untold })],
  ["/mobile/user/userRegistration", viewer, expired, to("/mobile/user/signIn", { session: null })],
  ["/user/userRegistration", viewer, expired, to("/user/signIn", { session: null })],
]);

const removed = { message: "token expired", detail: "DEVICE_REMOVED" };
rows("BE-249: a viewer whose device was removed is notified later, in the app and on the site", [
  [
    "/user/account",
    viewer,
    refusedWith(401, removed, "profile"),
    to("/user/signIn", { logout: { ...untold, removed: true } }),
  ],
  [
    "/video/7",
    viewer,
    refusedWith(401, removed),
    to("/user/signIn", { logout: { ...untold, removed: true } }),
  ],
  [
    "/mobile/video/7",
    viewer,
    refusedWith(401, removed),
    to("/mobile/user/signIn", { logout: { ...untold, removed: true } }),
  ],
  ["/video/7", visitor, refusedWith(401, removed), to("/user/signIn", { content: "7" })],
]);

test("no message is stored for an app outside the web view", () => {
  const { cookies } = gate("/user/account", viewer, tokenExpired);
  expect(cookies).not.toHaveProperty("logout");
});

test("a denial of a visitor does not end a session", () => {
  const { cookies } = gate("/mobile/video/7", visitor, refusedWith(401));
  expect(cookies).toEqual({ content: "7", referer: "/mobile/video/7" });
});

test("the sign-in page of the web view notifies the app once", () => {
  const ended = remembering(visitor, { logout: { accessToken: "t", untold: true } });
  expect(gate("/mobile/user/signIn", ended, ready).cookies).toMatchObject({ logout: null });
});

test("the cookie of a sign-out by the viewer stays for the next page", () => {
  const ended = remembering(visitor, { logout: { accessToken: "t" } });
  expect(gate("/mobile/user/signIn", ended, ready).cookies).not.toHaveProperty("logout");
});
