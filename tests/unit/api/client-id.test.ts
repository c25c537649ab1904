import { describe, expect, test } from "vitest";
import { env } from "../../../lib/env.ts";
import { cookieChangesToSetCookies } from "../../../lib/session/request-cookies.ts";
import { cookiesOf, host } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { cookiesOf as cookiesSetBy, get, post, sentBack } from "./support.ts";

const { provider, respond } = useTinyProvider();
const path = "/ch/tiny/events";
const https = { "x-mq-proto": "https" };

async function issued(headers: Record<string, string> = {}) {
  const response = await post("client-id", {}, headers);
  const { id } = await response.json();
  const set = response.headers.getSetCookie().filter((line) => /mq_cid=[^;]/.test(line));
  return { id: String(id), response, set };
}

describe("the analytics client id: docs/security.md SE-183", () => {
  // docs/security.md SE-183
  test("is sealed for 400 days in a cookie that scripts cannot read", async () => {
    const { id, set } = await issued();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(set).toEqual([
      expect.stringMatching(
        /^mq_cid=Fe26[^;]+; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(set[0]).not.toContain(id);
  });

  test("is set on HTTPS in a cookie that a sibling channel cannot set", async () => {
    const { set } = await issued(https);
    expect(set).toEqual([expect.stringMatching(/^__Host-mq_cid=[^;]+; Path=\/;.+; Secure$/)]);
  });

  test("is renewed for another 400 days with the same value", async () => {
    const first = await issued();
    const again = await issued({ cookie: sentBack(first.response) });
    expect([again.id, again.set.length]).toEqual([first.id, 1]);
  });

  test.each([
    ["a plain cookie, which a sibling channel can set", async () => "mq_cid=a-sibling-knows-it"],
    ["a cookie of a sibling channel", () => lineOf({ channelId: "t2", host: "sibling.localhost" })],
    ["a cookie of another host", () => lineOf({ channelId: "t1", host: "tiny.example" })],
    [
      "a cookie that was sent twice",
      async () => `${await cookiesOf({ client: "c1" })}; ${await cookiesOf({ client: "c2" })}`,
    ],
  ])("is new where the cookie is %s", async (_, made) => {
    const cookie = await made();
    expect((await issued({ cookie })).id).toMatch(/^[0-9a-f]{32}$/);
    respond(path, 200, { data: [] });
    expect(await (await get("recorded-events", { cookie })).json()).toEqual({ events: [] });
    expect(provider().requestedPaths).not.toContain(path);
  });

  test("of HTTP is ignored on HTTPS", async () => {
    const cookie = await cookiesOf({ client: "client-0001" });
    expect((await issued({ ...https, cookie })).id).toMatch(/^[0-9a-f]{32}$/);
  });

  test("is deleted in every form in which a cookie reaches the channel", async () => {
    const lines = (await post("forget-client-id", {})).headers.getSetCookie();
    const clientCookies = lines.filter((line) => line.startsWith("mq_cid="));
    expect(clientCookies).toContain("mq_cid=; Path=/; Max-Age=0");
    expect(clientCookies).toContain(`mq_cid=; Path=/; Domain=${host}; Max-Age=0`);
    const secure = await post("forget-client-id", {}, https);
    expect(secure.headers.getSetCookie()).toContain("__Host-mq_cid=; Path=/; Max-Age=0; Secure");
    expect(secure.headers.getSetCookie()).toContain("mq_cid=; Path=/; Max-Age=0; Secure");
    expect(cookiesSetBy(secure)).toMatchObject({ mq_cid: "" });
  });

  test("is not sent to a page of another site", async () => {
    const response = await post("client-id", {}, { "sec-fetch-site": "same-site" });
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
  });
});

async function lineOf(scope: { channelId: string; host: string }): Promise<string> {
  const writing = { scope, secure: false, secrets: env().sessionSecrets };
  const [line = ""] = await cookieChangesToSetCookies({ client: "client-0001" }, writing);
  return line.split(";")[0] ?? "";
}
