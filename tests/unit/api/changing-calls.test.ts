import { describe, expect, test } from "vitest";
import { handleApiCall } from "../../../lib/api/handle-call.ts";
import { receiveBody } from "../../../lib/api/read-json-request-body.ts";
import { env } from "../../../lib/env.ts";
import { readRequestCookies } from "../../../lib/session/request-cookies.ts";
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
  "change-name",
  "change-email",
  "delete-account",
  "sign-out-everywhere",
  "save-preferences",
  "verify-email",
  "start-sign-in",
  "sign-out",
  "remember-price",
  "clear-alerts",
  "progress",
  "forget-progress",
  "registration-fields",
];

describe("the endpoint for changing calls", () => {
  // docs/security.md SE-15
  test.each<[string, Record<string, string>, number]>([
    ["another site", { "sec-fetch-site": "cross-site" }, 403],
    ["a sibling channel", { "sec-fetch-site": "same-site" }, 403],
    ["a request without an origin", { "sec-fetch-site": "none" }, 403],
    ["two origins at once", { "sec-fetch-site": "same-origin, cross-site" }, 403],
    [
      "another site that sends our origin",
      { "sec-fetch-site": "cross-site", origin: `http://${host}` },
      403,
    ],
    ["plain text", { "content-type": "text/plain" }, 415],
    ["a form", { "content-type": "application/x-www-form-urlencoded" }, 415],
    ["a type that only begins like JSON", { "content-type": "application/jsonp" }, 415],
    ["JSON in a parameter", { "content-type": "text/plain; application/json" }, 415],
    ["no type", { "content-type": "" }, 415],
    ["a Content-Length over 64 KB", { "content-length": "65537" }, 413],
  ])("rejects %s", async (_, headers, status) => {
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
  ])(
    "accepts or rejects by Origin %s where the browser sends no Sec-Fetch-Site",
    async (origin, status) => {
      const { "sec-fetch-site": _, ...rest } = sameOriginHeaders;
      const headers = new Headers({ ...rest, ...(origin && { origin }) });
      const read = async () => JSON.stringify(tinyViewer);
      const response = await handleApiCall("POST", "sign-in", headers, new URLSearchParams(), read);
      expect(response.status).toBe(status);
    },
  );

  test.each([
    ["a body longer than 64 KB", `{"x":"${"é".repeat(32_768)}"}`, 413],
    ["a body that is not JSON", "{", 400],
    ["nothing", "", 400],
    ["a list", "[]", 400],
    ["a word", '"x"', 400],
    ["null", "null", 400],
  ])("rejects a body with %s", async (_, body, status) => {
    expect((await post("sign-in", body)).status).toBe(status);
  });

  test("responds 400 to a body that was not received whole", async () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new Error("aborted")) });
    const read = () => receiveBody(new Response(body));
    const headers = new Headers(sameOriginHeaders);
    const response = await handleApiCall("POST", "sign-in", headers, new URLSearchParams(), read);
    expect(response.status).toBe(400);
  });

  // docs/security.md SE-3, SE-15
  test.each(changing)("%s does not accept GET", async (name) => {
    if (name === "registration-fields") return;
    const response = await get(name);
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });

  // docs/security.md SE-15
  test.each(changing)("%s responds with no-store, whatever its result", async (name) => {
    const response = await post(name, {});
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });

  test("names each invalid field", async () => {
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

  test("drops unknown fields", async () => {
    await post("forgot-password", { email: "a@b.example", success_url: "http://evil.example" });
    expect(provider().sentTo("/channel/t1/forgot")).toMatchObject({
      body: { success_url: "http://tiny.localhost/user/changePassword" },
    });
  });
});

const names = { first_name: "Ada", last_name: "Small" };

describe("a call that needs a viewer", () => {
  test.each([
    "change-password",
    "change-name",
    "change-email",
    "delete-account",
    "sign-out-everywhere",
    "clear-alerts",
    "registration-fields",
    "save-preferences",
  ])("%s says that signing in unlocks it", async (name) => {
    const isForm = name === "registration-fields" || name === "save-preferences";
    const body = isForm
      ? []
      : { current_password: "a", password: "b", email: "a@b.example", ...names };
    const response = await post(name, body);
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { code: 401, reason: "sign_in", unlock: "/user/signIn" },
    ]);
  });

  test("ends the session when the provider rejects its token", async () => {
    const cookie = await cookieOf({ accessToken: "unknown" });
    const response = await post("clear-alerts", {}, { cookie });
    expect([response.status, cookiesOf(response)]).toMatchObject([401, { mq_session: "" }]);
  });

  test("with an ended session leaves the message for the app to the sign-in page", async () => {
    const cookie = await cookieOf({ accessToken: "unknown" });
    const sent = sentBack(await post("clear-alerts", {}, { cookie }));
    const scope = { channelId: "t1", host };
    expect(await readRequestCookies(sent, env().sessionSecrets, scope)).toMatchObject({
      logout: { accessToken: "unknown", untold: true },
    });
  });

  test("from a removed device leaves the message to the sign-in page", async () => {
    const removed = { statusCode: 401, message: "token expired", detail: "DEVICE_REMOVED" };
    respond("/ch/t1/users/me/alerts", 401, removed);
    const cookie = await cookieOf({ accessToken: "unknown" });
    const sent = sentBack(await post("clear-alerts", {}, { cookie }));
    const scope = { channelId: "t1", host };
    expect(await readRequestCookies(sent, env().sessionSecrets, scope)).toMatchObject({
      logout: { accessToken: "unknown", untold: true, removed: true },
    });
  });

  test("counts as signed out when the session's cookie was sent twice", async () => {
    const cookie = await cookieOf();
    const response = await get("viewer", { cookie: `${cookie}; ${cookie}` });
    expect(await response.json()).toEqual({ signedIn: false });
  });
});
