import { describe, expect, test } from "vitest";
import { forgetSharedResponses } from "../../../lib/cache/shared-responses.ts";
import { env } from "../../../lib/env.ts";
import { cookieChangesToSetCookies } from "../../../lib/session/request-cookies.ts";
import { tinyViewer } from "../../support/tiny-accounts.ts";
import { aTinyChannel } from "../../support/tiny-channel.ts";
import { cookieOf } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { cookiesOf, get, ticketOf, post, signedIn, statusAndBody } from "./support.ts";

const { provider, respond } = useTinyProvider();

function offerLists(): void {
  forgetSharedResponses();
  const settings = {
    viewers: { subscriptionType: "optional" },
    continue_watching: { enabled: true },
  };
  const lists = { watchlist: { enabled: true }, settings };
  respond("/ch/tiny", 200, aTinyChannel("tiny", { channel_id: "t1", ...lists }));
}

describe("signing in", () => {
  // docs/security.md SE-14
  test("sets the session and returns the next page, without the token", async () => {
    const response = await post("sign-in", tinyViewer);
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toEqual([200, { to: "/" }]);
    expect(text).not.toContain("tiny-");
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith("mq_session="));
    expect(cookie).toMatch(/; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain("tiny-");
  });

  test.each([
    [{ a: { watchlistAddedAt: 1 } }, "watch_list"],
    [
      { a: { progress: { current_time_s: 4 } }, b: { watchlistAddedAt: 1 } },
      "watch_list.continue_watching",
    ],
    [{ a: { liveStreamNotificationAddedAt: 1 } }, "none"],
  ])(
    "returns to a browser that is new to the viewer which lists have entries",
    async (data, expected) => {
      offerLists();
      respond("/ch/tiny/users/me/viewership-metadata", 200, { data });
      expect(cookiesOf(await post("sign-in", tinyViewer)).mq_lists).toBe(expected);
    },
  );

  test("requests no lists on the way to a film", async () => {
    offerLists();
    const response = await post("sign-in", tinyViewer, { cookie: "mq_content=c" });
    expect(await response.json()).toEqual({ to: "/video/c" });
    expect(provider().requestedPaths).not.toContain("/ch/tiny/users/me/viewership-metadata");
  });

  test("leaves out lists that fail, and does not wait for them", async () => {
    offerLists();
    provider().respondWith("/ch/tiny/users/me/viewership-metadata", () => {});
    const response = await post("sign-in", tinyViewer);
    expect(response.status).toBe(200);
    expect(cookiesOf(response)).not.toHaveProperty("mq_lists");
  });

  test("sets a __Host- cookie on HTTPS", async () => {
    const response = await post("sign-in", tinyViewer, { "x-mq-proto": "https" });
    const lines = response.headers.getSetCookie();
    expect(lines.find((line) => line.startsWith("__Host-mq_session="))).toMatch(/; Secure$/);
    expect(lines.every((line) => line.endsWith("; Secure"))).toBe(true);
  });

  test("creates the session of the viewer", async () => {
    const response = await get("viewer", { cookie: await signedIn() });
    expect(await response.json()).toEqual({ signedIn: true, name: "Ada Tiny", alerts: 2 });
  });

  test("sends the host and the channel's origin to the provider", async () => {
    await post("sign-in", tinyViewer);
    expect(provider().sentTo("/channel/t1/login")?.body).toEqual({
      ...tinyViewer,
      vfchost: "tiny.localhost",
      success_url: "http://tiny.localhost/",
    });
  });

  test.each([
    ["mq_widget=7; mq_paywall=p; mq_content=c; mq_referer=%2Fpages%2Fx", "/?widget_id=7", "widget"],
    ["mq_paywall=p; mq_content=c; mq_referer=%2Fpages%2Fx", "/paywalls/p", "paywall"],
    ["mq_content=a%20b; mq_referer=%2Fpages%2Fx", "/video/a%20b", "content"],
    ["mq_referer=%2Fpages%2Fx%3Fa%3D1", "/pages/x?a=1", "referer"],
  ])("with %s redirects to %s and forgets only that place", async (cookie, to, forgotten) => {
    const response = await post("sign-in", tinyViewer, { cookie });
    expect(await response.json()).toEqual({ to });
    const emptied = Object.entries(cookiesOf(response)).filter(([, value]) => value === "");
    expect(emptied.map(([name]) => name).toSorted()).toEqual(
      [`mq_${forgotten}`, "mq_flow"].toSorted(),
    );
  });

  test("does not follow a referer that leads to another origin", async () => {
    const response = await post("sign-in", tinyViewer, { cookie: "mq_referer=%2F%2Fevil.example" });
    expect(await response.json()).toEqual({ to: "/" });
  });

  test("redirects to a form on home for missing fields", async () => {
    respond("/channel/t1/login", 200, {
      _id: "u1",
      access_token: "x",
      has_missing_registration_fields: true,
    });
    expect(await statusAndBody(await post("sign-in", tinyViewer))).toEqual([
      200,
      { to: "/user/userRegistration" },
    ]);
  });

  test.each<[string, number, object, object]>([
    ["a wrong password", 401, { message: "Wrong." }, { code: 401, message: "Wrong." }],
    [
      "an unverified address",
      403,
      { message: "Verify.", detail: "EMAIL_NOT_VERIFIED" },
      { code: 403, message: "Verify.", detail: "EMAIL_NOT_VERIFIED" },
    ],
    ["an expired password", 410, { message: "Old." }, { code: 410, message: "Old." }],
    ["an unavailable provider", 503, {}, { code: 503 }],
  ])("with %s sets no cookie", async (_, status, body, expected) => {
    respond("/channel/t1/login", status, { statusCode: status, ...body });
    const response = await post("sign-in", tinyViewer);
    expect(await statusAndBody(response)).toEqual([status, expected]);
    expect(cookiesOf(response)).toEqual({});
  });

  test("returns Retry-After when it is tried too often", async () => {
    provider().respondWith("/channel/t1/login", (response) => {
      response.writeHead(429, { "retry-after": "42" });
      response.end("{}");
    });
    const response = await post("sign-in", tinyViewer);
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "42"]);
  });

  test("starts no session when the response has no access token", async () => {
    respond("/channel/t1/login", 200, { _id: "u1" });
    const response = await post("sign-in", tinyViewer);
    expect([response.status, cookiesOf(response)]).toEqual([503, {}]);
  });
});

describe("signing in inside the app", () => {
  // docs/security.md SE-14, SE-50
  test("returns the token to its own call only", async () => {
    const response = await post("mobile-sign-in", {
      ...tinyViewer,
      ticket: await ticketOf(),
    });
    expect(await response.json()).toMatchObject({
      message: {
        v: 1,
        type: "login",
        access_token: expect.stringMatching(/^tiny-/),
        user: { _id: "u1", full_name: "Ada Tiny", email: tinyViewer.email },
      },
      to: "/mobile",
    });
  });

  test("returns the token once after a sign-in at an identity provider", async () => {
    const scope = { channelId: "t1", host: "tiny.localhost" };
    const flow = { nonce: "n", userId: "u1", arrived: true, missingFields: true };
    const secrets = env().sessionSecrets;
    const [line = ""] = await cookieChangesToSetCookies(
      { flow },
      { scope, secure: false, secrets },
    );
    const cookie = `${await cookieOf({ accessToken: "arrived" })}; ${line.split(";")[0]}`;
    const ticket = async () => ({ ticket: await ticketOf("arrived") });
    const response = await post("mobile-sign-in", await ticket(), { cookie });
    expect(await response.json()).toMatchObject({
      message: { type: "login", access_token: "arrived", user: { _id: "u1" } },
      to: "/mobile/user/userRegistration",
    });
    expect(cookiesOf(response)).toEqual({ mq_flow: "" });
    const session = await cookieOf({ accessToken: "arrived" });
    const again = await post("mobile-sign-in", await ticket(), { cookie: session });
    expect(again.status).toBe(400);
  });

  test("requires the password of a viewer who has not just signed in", async () => {
    const body = { ticket: await ticketOf("tiny-known") };
    const cookie = await cookieOf({ accessToken: "tiny-known" });
    expect((await post("mobile-sign-in", body, { cookie })).status).toBe(400);
  });
});

describe("another identity provider", () => {
  test("is reached by a URL of the provider, with a new flow", async () => {
    const response = await post("start-sign-in", { method: "google" });
    const { to } = await response.json();
    expect(to).toBe(
      `${provider().url}/channel/t1/google/auth?${new URLSearchParams({
        host: "tiny.localhost",
        success_url: "http://tiny.localhost/user/signIn",
      })}`,
    );
    expect(response.headers.getSetCookie().join("\n")).toMatch(/^mq_flow=.+Max-Age=600; HttpOnly/m);
  });

  test("is 404 when the channel does not offer it", async () => {
    expect((await post("start-sign-in", { method: "facebook" })).status).toBe(404);
  });
});
