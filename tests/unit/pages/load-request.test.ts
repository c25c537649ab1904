import { inspect } from "node:util";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { decideAccess } from "../../../lib/gate/decide-access.ts";
import { logger } from "../../../lib/log.ts";
import { decisionSetCookieValues, loadRequest } from "../../../lib/pages/load-request.ts";
import { parseAddress } from "../../../lib/urls/parse-address.ts";
import { tinyToken } from "../../support/tiny-accounts.ts";
import { cookieOf, cookiesOf, host } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider, respond } = useTinyProvider();
const day = 86_400_000;

const aToken = () => tinyToken(provider().url);

/** The middleware's steps for a request, up to its decision. */
async function visit(address: string, cookie = "", more: Record<string, string> = {}) {
  const { pathname, searchParams } = new URL(address, `http://${host}`);
  const parsed = parseAddress(pathname, searchParams);
  const headers = new Headers({ host, cookie, ...more });
  const loaded = await loadRequest(headers, searchParams, parsed, { renews: true });
  const channel = loaded.data.visit?.channel ?? null;
  const decision = decideAccess(parsed, channel, loaded.requester, loaded.response);
  const lines = await decisionSetCookieValues(loaded, decision.cookies);
  const set = lines.map((line) => line.split("=")[0]);
  return { loaded, decision, set };
}

function forced(): void {
  respond("/ch/tiny", 200, {
    token: "tiny",
    name: "Tiny",
    channel_id: "t1",
    origin: "http://tiny.localhost",
    page: { token: "front" },
    settings: { viewers: { subscriptionType: "force" } },
  });
}

describe("a decision before any call", () => {
  test("requests no film when the channel is closed", async () => {
    forced();
    const { decision, set } = await visit("/video/one");
    expect([decision, set]).toMatchObject([{ to: "/user/signIn" }, ["mq_content", "mq_referer"]]);
    expect(provider().requestedPaths).toEqual(["/ch/tiny"]);
  });

  test("requests nothing where a URL only contains a group", async () => {
    const { set } = await visit("/pages/about?sg=gold");
    expect([set, provider().requestedPaths]).toEqual([["mq_session"], ["/ch/tiny"]]);
  });
});

describe("a request to another host than the primary one", () => {
  const origin = (host: string) =>
    respond("/ch/tiny", 200, {
      token: "tiny",
      name: "Tiny",
      channel_id: "t1",
      origin: `https://${host}`,
      redirectHosts: true,
      page: { token: "front" },
    });

  // docs/behaviour.md BE-506
  test("is redirected before anything but the channel is requested", async () => {
    origin("watch.acme.example");
    const { loaded } = await visit("/video/one");
    expect(loaded.redirectOrigin).toBe("https://watch.acme.example");
    expect(provider().requestedPaths).toEqual(["/ch/tiny"]);
  });

  test("is not redirected when the host is the primary one, on whatever port", async () => {
    origin(host);
    expect((await visit("/")).loaded.redirectOrigin).toBeUndefined();
  });
});

describe("a private page", () => {
  // docs/security.md SE-11
  test("is requested with the viewer's token", async () => {
    const accessToken = await aToken();
    const { decision } = await visit("/video/members", await cookieOf({ accessToken }));
    expect(decision.kind).toBe("pass");
    expect(provider().headersOf("/ch/tiny/content/members")).toMatchObject({
      authorization: `Bearer ${accessToken}`,
    });
  });

  test("includes the payment that was just made", async () => {
    await visit("/video/one", await cookiesOf({ payment: "pt" }));
    expect(provider().sentTo("/ch/tiny/content/one")?.query).toContain("p=pt");
  });

  test("ignores a forged payment", async () => {
    await visit("/video/one", "mq_payment=pt");
    expect(provider().sentTo("/ch/tiny/content/one")?.query).not.toContain("p=");
  });

  // docs/security.md SE-14
  test("has no token in its profile", async () => {
    const accessToken = await aToken();
    respond("/ch/t1/users/me", 200, { _id: "u1", full_name: "Ada", access_token: accessToken });
    const { loaded } = await visit("/user/account", await cookieOf({ accessToken }));
    expect(loaded.data.profile).toMatchObject({ _id: "u1", full_name: "Ada" });
    expect(JSON.stringify(loaded.data.profile)).not.toContain(accessToken);
  });

  test("ends the session when the provider rejects its token", async () => {
    const { decision, set } = await visit("/user/account", await cookieOf());
    expect(decision).toMatchObject({ to: "/user/signIn", cookies: { session: null } });
    expect(set).toEqual(["mq_referer", "mq_session"]);
  });

  test("keeps the session when the provider is unavailable", async () => {
    respond("/ch/t1/users/me", 500, {});
    const { decision, set } = await visit("/user/account", await cookieOf());
    expect([decision.kind, set]).toEqual(["screen", []]);
  });
});

describe("a token that is more than half expired", () => {
  const path = "/ch/tiny/users/access-token";
  const old = async () => cookieOf({ accessToken: await aToken(), issuedAt: Date.now() - 4 * day });

  test("is refreshed by a private page, which continues with the refreshed one", async () => {
    const { loaded, set } = await visit("/video/members", await old());
    expect(loaded.renewed?.accessToken).toBe(loaded.data.visit?.callContext.token);
    expect(provider().headersOf("/ch/tiny/content/members")?.authorization).toBe(
      `Bearer ${loaded.renewed?.accessToken}`,
    );
    expect(set).toEqual(["mq_session"]);
  });

  test("is not refreshed by a public page", async () => {
    const { set } = await visit("/pages/about", await old());
    expect([set, provider().requestedPaths.includes(path)]).toEqual([[], false]);
  });

  test("stays when it cannot be refreshed", async () => {
    respond(path, 503, {});
    const { decision, set } = await visit("/video/members", await old());
    expect([decision.kind, set]).toEqual(["pass", []]);
  });

  test("is not refreshed on the way to a page that redirects it", async () => {
    await visit("/user/signIn", await old());
    expect(provider().requestedPaths).not.toContain(path);
  });
});

describe("a token in the URL", () => {
  // docs/security.md SE-17
  test("is confirmed before it is used, and no other call is made", async () => {
    const token = await aToken();
    provider().requestedPaths.length = 0;
    const begun = await cookiesOf({ flow: { nonce: "n" } });
    const { decision, set } = await visit(`/video/members?access_token=${token}`, begun);
    expect(decision).toMatchObject({ kind: "redirect", to: "/video/members" });
    expect(set).toEqual(["mq_flow", "mq_session"]);
    expect(provider().requestedPaths).not.toContain("/ch/tiny/content/members");
  });

  // docs/security.md SE-17
  test("that this browser did not request starts no session", async () => {
    const token = await aToken();
    const { decision, set } = await visit(`/video/members?access_token=${token}`);
    expect(decision).toMatchObject({ kind: "redirect", to: "/user/continue" });
    expect(set).toEqual(["mq_handoff"]);
  });

  test.each([
    ["another site", "cross-site", true],
    ["a sibling site", "same-site", true],
    ["the viewer or an app", "none", false],
  ])(
    "in the web view is accepted from the app, and not from other pages: %s",
    async (_, from, isNavigation) => {
      const headers = { "sec-fetch-site": from };
      const address = `/mobile/pages/about?access_token=${await aToken()}`;
      const { set } = await visit(address, "", headers);
      expect(set).toEqual(isNavigation ? ["mq_handoff"] : ["mq_flow", "mq_session"]);
    },
  );

  // docs/security.md SE-60
  test.each([
    ["far too long", "x".repeat(5_000)],
    ["invalid by its characters", "%0a"],
    ["text of another script", "%C3%A6"],
  ])("that is %s is not sent to the provider", async (_, token) => {
    const { decision, set } = await visit(`/pages/about?access_token=${token}`);
    expect([decision, set]).toMatchObject([{ to: "/pages/about" }, []]);
    expect(provider().requestedPaths).not.toContain("/ch/t1/users/me");
  });

  // docs/security.md SE-17
  test("is never logged, even when the provider fails", async () => {
    const lines: string[] = [];
    const write = (...facts: unknown[]) => void lines.push(inspect(facts, { depth: 9 }));
    for (const level of ["debug", "info", "warn", "error"] as const) {
      vi.spyOn(logger, level).mockImplementation(write);
    }
    onTestFinished(() => void vi.restoreAllMocks());
    respond("/ch/t1/users/me", 500, { message: "out", detail: "out" });
    await visit("/pages/about?access_token=a-secret-token");
    expect(provider().requestedPaths).toContain("/ch/t1/users/me");
    expect(lines).not.toEqual([]);
    expect(lines.join("\n")).not.toContain("a-secret-token");
  });

  test("is not in the referer that sign-in remembers", async () => {
    const referer = `http://${host}/pages/about?access_token=secret&a=1`;
    const { loaded } = await visit("/user/signIn", "", { referer });
    expect(loaded.requester.refererPath).toBe("/pages/about?a=1");
  });

  test("or a page of another origin is not remembered as a referer", async () => {
    const { loaded } = await visit("/user/signIn", "", { referer: "http://evil.example/pages/x" });
    expect(loaded.requester.refererPath).toBeUndefined();
  });
});
