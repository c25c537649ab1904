import { inspect } from "node:util";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { decide } from "../../../lib/gate/decide.ts";
import { logger } from "../../../lib/log.ts";
import { cookieLines, loadRequest } from "../../../lib/pages/load-request.ts";
import { parseAddress } from "../../../lib/urls/parse-address.ts";
import { tinyToken } from "../../support/tiny-accounts.ts";
import { cookieOf, cookiesOf, host } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider, respond } = useTinyProvider();
const day = 86_400_000;

const aToken = () => tinyToken(provider().url);

/** What the middleware does with a request, up to its answer. */
async function visit(address: string, cookie = "", more: Record<string, string> = {}) {
  const { pathname, searchParams } = new URL(address, `http://${host}`);
  const parsed = parseAddress(pathname, searchParams);
  const headers = new Headers({ host, cookie, ...more });
  const loaded = await loadRequest(headers, searchParams, parsed, { renews: true });
  const channel = loaded.data.visit?.channel ?? null;
  const decision = decide(parsed, channel, loaded.requester, loaded.response);
  const lines = await cookieLines(loaded, decision.cookies);
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

describe("what is decided before asking", () => {
  test("asks for no film that the channel closes", async () => {
    forced();
    const { decision, set } = await visit("/video/one");
    expect([decision, set]).toMatchObject([{ to: "/user/signIn" }, ["mq_content"]]);
    expect(provider().requestedPaths).toEqual(["/ch/tiny"]);
  });

  test("asks for nothing where an address only brings a group", async () => {
    const { set } = await visit("/pages/about?sg=gold");
    expect([set, provider().requestedPaths]).toEqual([["mq_session"], ["/ch/tiny"]]);
  });
});

describe("a viewer's own page", () => {
  // docs/security.md SE-11
  test("is asked for with their own token", async () => {
    const accessToken = await aToken();
    const { decision } = await visit("/video/members", await cookieOf({ accessToken }));
    expect(decision.kind).toBe("pass");
    expect(provider().headersOf("/ch/tiny/content/members")).toMatchObject({
      authorization: `Bearer ${accessToken}`,
    });
  });

  test("brings the payment that was just made", async () => {
    await visit("/video/one", await cookiesOf({ payment: "pt" }));
    expect(provider().sentTo("/ch/tiny/content/one")?.query).toContain("p=pt");
  });

  test("brings no payment that somebody made up", async () => {
    await visit("/video/one", "mq_payment=pt");
    expect(provider().sentTo("/ch/tiny/content/one")?.query).not.toContain("p=");
  });

  // docs/security.md SE-14
  test("has the profile without a token", async () => {
    const accessToken = await aToken();
    respond("/ch/t1/users/me", 200, { _id: "u1", full_name: "Ada", access_token: accessToken });
    const { loaded } = await visit("/user/account", await cookieOf({ accessToken }));
    expect(loaded.data.profile).toMatchObject({ _id: "u1", full_name: "Ada" });
    expect(JSON.stringify(loaded.data.profile)).not.toContain(accessToken);
  });

  test("ends the session when the provider knows its token no more", async () => {
    const { decision, set } = await visit("/user/account", await cookieOf());
    expect(decision).toMatchObject({ to: "/user/signIn", cookies: { session: null } });
    expect(set).toEqual(["mq_referer", "mq_session"]);
  });

  test("keeps the session when the provider is out", async () => {
    respond("/ch/t1/users/me", 500, {});
    const { decision, set } = await visit("/user/account", await cookieOf());
    expect([decision.kind, set]).toEqual(["screen", []]);
  });
});

describe("a token of which more than half is gone", () => {
  const path = "/ch/tiny/users/access-token";
  const old = async () => cookieOf({ accessToken: await aToken(), issuedAt: Date.now() - 4 * day });

  test("is renewed by a private page, which goes on with the refreshed one", async () => {
    const { loaded, set } = await visit("/video/members", await old());
    expect(loaded.renewed?.accessToken).toBe(loaded.data.visit?.callContext.token);
    expect(provider().headersOf("/ch/tiny/content/members")?.authorization).toBe(
      `Bearer ${loaded.renewed?.accessToken}`,
    );
    expect(set).toEqual(["mq_session"]);
  });

  test("is left alone by a public page", async () => {
    const { set } = await visit("/pages/about", await old());
    expect([set, provider().requestedPaths.includes(path)]).toEqual([[], false]);
  });

  test("stays when it can't be renewed", async () => {
    respond(path, 503, {});
    const { decision, set } = await visit("/video/members", await old());
    expect([decision.kind, set]).toEqual(["pass", []]);
  });

  test("is not renewed on the way to a page that turns it away", async () => {
    await visit("/user/signIn", await old());
    expect(provider().requestedPaths).not.toContain(path);
  });
});

describe("a token in the address", () => {
  // docs/security.md SE-17
  test("is confirmed before it counts, and nothing else is asked", async () => {
    const token = await aToken();
    provider().requestedPaths.length = 0;
    const begun = await cookiesOf({ flow: { nonce: "n" } });
    const { decision, set } = await visit(`/video/members?access_token=${token}`, begun);
    expect(decision).toMatchObject({ kind: "redirect", to: "/video/members" });
    expect(set).toEqual(["mq_flow", "mq_session"]);
    expect(provider().requestedPaths).not.toContain("/ch/tiny/content/members");
  });

  // docs/security.md SE-17
  test("that this browser did not ask for signs nobody in", async () => {
    const token = await aToken();
    const { decision, set } = await visit(`/video/members?access_token=${token}`);
    expect(decision).toMatchObject({ kind: "redirect", to: "/user/continue" });
    expect(set).toEqual(["mq_handoff"]);
  });

  test.each([
    ["another site", "cross-site", true],
    ["a site beside", "same-site", true],
    ["the viewer or an app", "none", false],
  ])(
    "in the web view is the app's unless it comes from elsewhere: %s",
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
    ["none by its characters", "%0a"],
    ["text of another script", "%C3%A6"],
  ])("that is %s is not even asked about", async (_, token) => {
    const { decision, set } = await visit(`/pages/about?access_token=${token}`);
    expect([decision, set]).toMatchObject([{ to: "/pages/about" }, []]);
    expect(provider().requestedPaths).not.toContain("/ch/t1/users/me");
  });

  // docs/security.md SE-17
  test("is never logged, when the provider fails either", async () => {
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

  test("is not told to the next page by the referer that sign-in remembers", async () => {
    const referer = `http://${host}/pages/about?access_token=secret&a=1`;
    const { loaded } = await visit("/user/signIn", "", { referer });
    expect(loaded.requester.refererPath).toBe("/pages/about?a=1");
  });

  test("or a page of another origin is no place to lead back to", async () => {
    const { loaded } = await visit("/user/signIn", "", { referer: "http://evil.example/pages/x" });
    expect(loaded.requester.refererPath).toBeUndefined();
  });
});
