import { describe, expect, test } from "vitest";
import { handleApiCall } from "../../../lib/api/handle-call.ts";
import { env } from "../../../lib/env.ts";
import { readVisitCookies } from "../../../lib/session/cookies.ts";
import { tinyViewer } from "../../support/tiny-accounts.ts";
import { cookieOf, host } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { cookiesOf, sameOriginHeaders, get, post, sentBack } from "./support.ts";

const { provider, respond } = useTinyProvider();

const changing = [
  "sign-in",
  "mobile-sign-in",
  "sign-up",
  "send-verification",
  "forgot-password",
  "forgot-password-again",
  "reset-password",
  "change-password",
  "verify-email",
  "start-sign-in",
  "sign-out",
  "remember-price",
  "clear-alerts",
  "progress",
  "forget-progress",
  "registration-fields",
];

describe("the door for changing calls", () => {
  // docs/security.md SE-15
  test.each<[string, Record<string, string>, number]>([
    ["another site", { "sec-fetch-site": "cross-site" }, 403],
    ["a sibling channel", { "sec-fetch-site": "same-site" }, 403],
    ["nobody in particular", { "sec-fetch-site": "none" }, 403],
    ["two answers at once", { "sec-fetch-site": "same-origin, cross-site" }, 403],
    [
      "another site that names our origin",
      { "sec-fetch-site": "cross-site", origin: `http://${host}` },
      403,
    ],
    ["plain text", { "content-type": "text/plain" }, 415],
    ["a form", { "content-type": "application/x-www-form-urlencoded" }, 415],
    ["a type that only begins like JSON", { "content-type": "application/jsonp" }, 415],
    ["JSON in a parameter", { "content-type": "text/plain; application/json" }, 415],
    ["no type", { "content-type": "" }, 415],
    ["a length over 64 KB", { "content-length": "65537" }, 413],
  ])("is closed to %s", async (_, headers, status) => {
    const response = await post("sign-in", tinyViewer, headers);
    expect([response.status, await response.json()]).toEqual([status, { code: status }]);
    expect(provider().requestedPaths).toEqual([]);
  });

  // docs/security.md SE-15
  test.each<[string | undefined, number]>([
    [undefined, 403],
    ["null", 403],
    ["http://evil.example", 403],
    [`https://${host}`, 403],
    [`http://${host}:81`, 403],
    [`http://x.${host}`, 403],
    [`http://${host}`, 200],
  ])("goes by Origin %s where the browser says nothing else", async (origin, status) => {
    const { "sec-fetch-site": _, ...rest } = sameOriginHeaders;
    const headers = new Headers({ ...rest, ...(origin && { origin }) });
    const read = async () => JSON.stringify(tinyViewer);
    const response = await handleApiCall("POST", "sign-in", headers, new URLSearchParams(), read);
    expect(response.status).toBe(status);
  });

  test.each([
    ["what is longer than 64 KB", `{"x":"${"é".repeat(32_768)}"}`, 413],
    ["what is no JSON", "{", 400],
    ["nothing", "", 400],
    ["a list", "[]", 400],
    ["a word", '"x"', 400],
    ["null", "null", 400],
  ])("takes no body with %s", async (_, body, status) => {
    expect((await post("sign-in", body)).status).toBe(status);
  });

  // docs/security.md SE-3, SE-15
  test.each(changing)("%s is no GET", async (name) => {
    if (name === "registration-fields") return;
    const response = await get(name);
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });

  // docs/security.md SE-15
  test.each(changing)("%s is kept by nobody, whatever comes of it", async (name) => {
    const response = await post(name, {});
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });

  test("names each field that is wrong", async () => {
    const response = await post("sign-up", { email: "no address", password: "", first_name: "A" });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      {
        fields: {
          email: "accountEmailInvalid",
          password: "requiredField",
          last_name: "requiredField",
        },
      },
    ]);
  });

  test("drops fields that nobody asked for", async () => {
    await post("forgot-password", { email: "a@b.example", success_url: "http://evil.example" });
    expect(provider().sentTo("/channel/t1/forgot")).toMatchObject({
      body: { success_url: "http://tiny.localhost/user/changePassword" },
    });
  });
});

describe("a call of the viewer's own", () => {
  test.each(["change-password", "clear-alerts", "registration-fields"])(
    "%s says that signing in unlocks it",
    async (name) => {
      const body =
        name === "registration-fields" ? [] : { current_password: "a", password: "b", mobile: 1 };
      const response = await post(name, body);
      expect([response.status, await response.json()]).toMatchObject([
        401,
        { code: 401, reason: "sign_in", unlock: "/user/signIn" },
      ]);
    },
  );

  test("ends the session when the provider says that its token is no good", async () => {
    const cookie = await cookieOf({ accessToken: "unknown" });
    const response = await post("clear-alerts", {}, { cookie });
    expect([response.status, cookiesOf(response)]).toMatchObject([401, { mq_session: "" }]);
  });

  test("that finds the session over leaves it to the sign-in page to tell the app", async () => {
    const cookie = await cookieOf({ accessToken: "unknown" });
    const sent = sentBack(await post("clear-alerts", {}, { cookie }));
    const scope = { channelId: "t1", host };
    expect(await readVisitCookies(sent, env().sessionSecrets, scope)).toMatchObject({
      logout: { accessToken: "unknown", untold: true },
    });
  });

  test("that finds the device removed leaves it to the sign-in page to say so", async () => {
    const removed = { statusCode: 401, message: "token expired", detail: "DEVICE_REMOVED" };
    respond("/ch/t1/users/me/alerts", 401, removed);
    const cookie = await cookieOf({ accessToken: "unknown" });
    const sent = sentBack(await post("clear-alerts", {}, { cookie }));
    const scope = { channelId: "t1", host };
    expect(await readVisitCookies(sent, env().sessionSecrets, scope)).toMatchObject({
      logout: { accessToken: "unknown", untold: true, removed: true },
    });
  });

  test("counts as signed out when the session's cookie comes twice", async () => {
    const cookie = await cookieOf();
    const response = await get("viewer", { cookie: `${cookie}; ${cookie}` });
    expect(await response.json()).toEqual({ signedIn: false });
  });
});
