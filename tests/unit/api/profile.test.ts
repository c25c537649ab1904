import { describe, expect, test } from "vitest";
import { env } from "../../../lib/env.ts";
import { openSession } from "../../../lib/session/session.ts";
import { host } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { cookiesOf, post, sentBack, signedIn, statusAndBody } from "./support.ts";

const { provider, respond } = useTinyProvider();
const scope = { channelId: "t1", host };

async function sessionOf(response: Response) {
  return openSession(sentBack(response), "mq_session", env().sessionSecrets, scope);
}

describe("a change of the name", () => {
  // docs/behaviour.md BE-490
  test("is sent to the provider, and its response is in the session", async () => {
    const cookie = await signedIn();
    const names = { first_name: " Ada ", last_name: "Small" };
    const response = await post("change-name", names, { cookie });
    expect(await sessionOf(response)).toMatchObject({ userName: "Ada Small", userId: "u1" });
    expect(await statusAndBody(response)).toEqual([200, { name: "Ada Small" }]);
    expect(provider().sentTo("/channel/t1/me/change-name")).toMatchObject({
      body: { first_name: "Ada", last_name: "Small" },
    });
  });
});

describe("a change of the e-mail address", () => {
  // docs/behaviour.md BE-491
  test("is sent with the current password and leaves the session as it is", async () => {
    const cookie = await signedIn();
    const change = { email: "ada@new.example", current_password: "correct horse" };
    const response = await post("change-email", change, { cookie });
    expect(await statusAndBody(response)).toEqual([200, {}]);
    expect(await sessionOf(response)).toBeUndefined();
    expect(provider().sentTo("/channel/t1/me/change-email")).toMatchObject({
      body: { ...change, success_url: "http://tiny.localhost/user/verify/" },
    });
  });

  test("in the app's web view is confirmed in the web view", async () => {
    const cookie = await signedIn();
    const change = { email: "ada@new.example", current_password: "a", mobile: true };
    await post("change-email", change, { cookie });
    expect(provider().sentTo("/channel/t1/me/change-email")).toMatchObject({
      body: { success_url: "http://tiny.localhost/mobile/user/verify/" },
    });
  });

  // docs/behaviour.md BE-491
  test.each([
    ["the same viewer", "u1", "ada@new.example"],
    ["another viewer", "u2", undefined],
  ])("that is confirmed by the link of %s sets the session's address to %s %s", async (...row) => {
    const [, _id, email] = row;
    respond("/channel/t1/users/good/verification", 200, { _id, email: "ada@new.example" });
    const response = await post("verify-email", { token: "good" }, { cookie: await signedIn() });
    expect((await sessionOf(response))?.email).toBe(email);
  });
});

describe("the end of sessions and of an account", () => {
  // docs/behaviour.md BE-510
  test("is requested with the password, ends the session and says so at the sign-in", async () => {
    respond("/channel/t1/me/deletion", 200, { deletion_at: "2026-12-04T00:00:00.000Z" });
    const cookie = await signedIn();
    const response = await post("delete-account", { current_password: "a" }, { cookie });
    expect(await statusAndBody(response)).toEqual([
      200,
      { to: "/user/signIn?error=account_deletion" },
    ]);
    expect(cookiesOf(response)).toMatchObject({ mq_session: "" });
    expect(provider().sentTo("/channel/t1/me/deletion")).toMatchObject({
      body: { current_password: "a", success_url: "http://tiny.localhost/" },
    });
  });

  // docs/behaviour.md BE-512
  test("on all devices ends the session here too", async () => {
    respond("/ch/t1/user-devices", 204, undefined);
    const response = await post("sign-out-everywhere", {}, { cookie: await signedIn() });
    expect(await statusAndBody(response)).toEqual([200, { to: "/user/logout" }]);
    expect(cookiesOf(response)).toMatchObject({ mq_session: "" });
  });
});

describe("preferences", () => {
  // docs/behaviour.md BE-492
  test("are sent as registration answers, and lead nowhere", async () => {
    const sent = [{ registration_field_token: "news", value: false }];
    const response = await post("save-preferences", sent, { cookie: await signedIn() });
    expect(await statusAndBody(response)).toEqual([200, {}]);
    expect(provider().sentTo("/ch/t1/users/me/registration-fields")).toMatchObject({
      body: sent,
    });
  });
});
