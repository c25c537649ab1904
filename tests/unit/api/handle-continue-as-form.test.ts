import { describe, expect, test } from "vitest";
import { handleContinueAsForm } from "../../../lib/api/handle-continue-as-form.ts";
import { env } from "../../../lib/env.ts";
import type { CookieChanges, UnconfirmedViewer } from "../../../lib/session/request-cookies.ts";
import { openSession } from "../../../lib/session/session.ts";
import { cookieOf, cookiesOf, host } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { cookiesOf as cookiesSetBy } from "./support.ts";

const { provider, respond } = useTinyProvider();
const me = "/ch/t1/users/me";
const handoff: UnconfirmedViewer = { accessToken: "brought", name: "Ada", to: "/pages/about?a=1" };

type Sent = { choice?: string; cookies?: CookieChanges; also?: string; headers?: object };

async function send({ choice = "continue", cookies = { handoff }, also = "", headers }: Sent = {}) {
  const cookie = [await cookiesOf(cookies), also].filter(Boolean).join("; ");
  const all = new Headers({
    host,
    "sec-fetch-site": "same-origin",
    "content-type": "application/x-www-form-urlencoded",
    cookie,
    ...headers,
  });
  return handleContinueAsForm(all, async () => new URLSearchParams({ choice }).toString());
}

const sessionSetBy = (response: Response) => {
  const header = `mq_session=${cookiesSetBy(response).mq_session ?? ""}`;
  const scope = { channelId: "t1", host };
  return openSession(header, "mq_session", env().sessionSecrets, scope);
};

describe('the form "Continue as Ada?": docs/behaviour.md BE-393', () => {
  test("signs the viewer in and redirects to the page of the link", async () => {
    respond(me, 200, { _id: "u2", full_name: "Ada" });
    const response = await send();
    expect([response.status, response.headers.get("location")]).toEqual([303, "/pages/about?a=1"]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await sessionSetBy(response)).toMatchObject({ userId: "u2", accessToken: "brought" });
    expect(cookiesSetBy(response)).toMatchObject({ mq_handoff: "" });
  });

  test("requests the owner of the token from the provider again", async () => {
    respond(me, 401, { statusCode: 401, message: "token expired" });
    const response = await send();
    expect(response.headers.get("location")).toBe("/pages/about?a=1");
    expect(cookiesSetBy(response)).toEqual({ mq_handoff: "" });
  });

  test("shows on the sign-in page that the provider cannot be reached", async () => {
    respond(me, 503, {});
    const response = await send();
    expect(response.headers.get("location")).toBe("/user/signIn?error=temporarily_unavailable");
    expect(cookiesSetBy(response)).toEqual({ mq_handoff: "" });
  });

  test.each(["stay", "", "anything"])(
    "does not change the session with the choice %j",
    async (choice) => {
      const response = await send({ choice });
      expect(response.headers.get("location")).toBe("/pages/about?a=1");
      expect(cookiesSetBy(response)).toEqual({ mq_handoff: "" });
      expect(provider().requestedPaths).not.toContain(me);
    },
  );

  test("replaces the viewer that was signed in before", async () => {
    respond(me, 200, { _id: "u2", full_name: "Bo" });
    const also = await cookieOf({ userId: "u1" });
    const response = await send({ cookies: { handoff: { ...handoff, before: "u1" } }, also });
    expect(await sessionSetBy(response)).toMatchObject({ userId: "u2" });
  });

  test("is ignored when another viewer has signed in meanwhile", async () => {
    const also = await cookieOf({ userId: "u1" });
    expect(cookiesSetBy(await send({ also }))).toEqual({ mq_handoff: "" });
    const nobody = await send({ cookies: { handoff: { ...handoff, before: "u1" } } });
    expect(cookiesSetBy(nobody)).toEqual({ mq_handoff: "" });
    expect(provider().requestedPaths).not.toContain(me);
  });

  test("redirects home when no sign-in is pending", async () => {
    const response = await send({ cookies: {} });
    expect([response.headers.get("location"), cookiesSetBy(response)]).toEqual(["/", {}]);
  });

  test("redirects to no other origin", async () => {
    const cookies = { handoff: { ...handoff, to: "//evil.example" } };
    expect((await send({ cookies, choice: "stay" })).headers.get("location")).toBe("/");
  });

  // docs/security.md SE-184
  test.each([
    ["a page of another site", { "sec-fetch-site": "cross-site" }, 403],
    ["a page of a sibling channel", { "sec-fetch-site": "same-site" }, 403],
    ["a page that sends JSON", { "content-type": "application/json" }, 415],
    ["a channel that does not exist", { host: "nobody.localhost" }, 404],
  ])("is not accepted from %s", async (_, headers, status) => {
    const response = await send({ headers });
    expect([response.status, cookiesSetBy(response)]).toEqual([status, {}]);
  });

  test("is accepted from the site's page by a browser that sends only its origin", async () => {
    const cookie = await cookiesOf({ handoff });
    const type = "application/x-www-form-urlencoded";
    const from = (origin: string) =>
      handleContinueAsForm(
        new Headers({ host, origin, cookie, "content-type": type }),
        async () => "choice=stay",
      );
    expect((await from(`http://${host}`)).status).toBe(303);
    expect((await from("http://sibling.localhost")).status).toBe(403);
    expect((await from("null")).status).toBe(403);
  });
});
