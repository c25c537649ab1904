import { calculatePKCECodeChallenge, randomPKCECodeVerifier } from "openid-client";
import { describe, expect, it } from "vitest";
import { type Browser, openBrowser } from "./support/browser.ts";
import { oneDatabase } from "./support/databases.ts";
import { authAddress, queryOf, signInChannels, siteOf, tokenOf } from "./support/idp-sign-in.ts";
import { publicOrigin, useProvider } from "./support/provider.ts";

const channel = tokenOf("auth0");
const success = `${siteOf(channel)}/user/signIn`;
const redirectUri = `${publicOrigin}/channel/ch_10/google/callback`;
const elevenMinutes = 11 * 60_000;

describe.each(oneDatabase)("a tampered sign-in on $name", (database) => {
  const client = useProvider(database, { catalogues: signInChannels });
  const { console } = client;
  const browser = () => openBrowser(client);

  /** Begins a sign-in and changes the URL of the identity provider to which the browser is sent. */
  const begin = async (visitor: Browser, change: (query: URLSearchParams) => void) => {
    const at = await visitor.request(authAddress(channel, "google"));
    const address = new URL(at.page.headers.get("location") ?? "");
    change(address.searchParams);
    return visitor.go(address.href);
  };

  /** Signs in at the identity provider and stops at the callback's URL. */
  const callbackOf = async (visitor: Browser) => {
    const at = await visitor.go(authAddress(channel, "google"));
    const landing = await visitor.request(at.url, { person: "ada" });
    const back = await visitor.request(landing.page.headers.get("location") ?? "");
    return new URL(back.page.headers.get("location") ?? "");
  };

  it("H13: another nonce gives no token", async () => {
    const visitor = browser();
    const at = await begin(visitor, (query) => query.set("nonce", "of-somebody-else"));
    const end = await visitor.submit(at, { person: "ada" });
    expect(end.url).toBe(`${success}?error=sign_in_failed`);
  });

  it("H13: a request without a challenge, or with a plain one, is rejected by the identity provider", async () => {
    for (const change of [
      (query: URLSearchParams) => query.delete("code_challenge"),
      (query: URLSearchParams) => query.set("code_challenge_method", "plain"),
    ]) {
      const end = await begin(browser(), change);
      expect(queryOf(end, "access_token")).toBeNull();
    }
  });

  it("H13: another challenge gives no token", async () => {
    const challenge = await calculatePKCECodeChallenge(randomPKCECodeVerifier());
    const visitor = browser();
    const at = await begin(visitor, (query) => query.set("code_challenge", challenge));
    const end = await visitor.submit(at, { person: "ada" });
    expect(end.url).toBe(`${success}?error=sign_in_failed`);
  });

  it("H13: another redirect URL is not followed", async () => {
    const at = await begin(browser(), (query) =>
      query.set("redirect_uri", "https://evil.example/"),
    );
    expect(at.page?.status).toBe(400);
    expect(await at.page?.text()).toContain("Google stopped here");
  });

  it("H14: another state gives no token and redirects to the site", async () => {
    const visitor = browser();
    const address = await callbackOf(visitor);
    address.searchParams.set("state", "of-somebody-else");
    expect((await visitor.go(address.href)).url).toBe(`${success}?error=state_mismatch`);
  });

  it("H14: a missing state gives no token and redirects to the site", async () => {
    const visitor = browser();
    const address = await callbackOf(visitor);
    address.searchParams.delete("state");
    expect((await visitor.go(address.href)).url).toBe(`${success}?error=state_mismatch`);
  });

  it("H14: a callback that is valid in one browser is a page with 400 in another", async () => {
    const address = await callbackOf(browser());
    const elsewhere = await browser().go(address.href);
    expect(elsewhere.page?.status).toBe(400);
    expect(await elsewhere.page?.text()).toContain(
      "This link has already been used or has expired.",
    );
  });

  it("H14: a browser with a pending sign-in is not signed in by another browser's callback", async () => {
    const foreign = await callbackOf(browser());
    const visitor = browser();
    await visitor.go(authAddress(channel, "google"));
    expect((await visitor.go(foreign.href)).url).toBe(`${success}?error=state_mismatch`);
  });

  it("H14: a callback of another method or channel gives no token", async () => {
    const visitor = browser();
    const address = await callbackOf(visitor);
    await visitor.request(authAddress(tokenOf("helmes"), "google"));
    for (const path of ["/channel/ch_10/apple/callback", "/channel/ch_11/google/callback"]) {
      const end = await visitor.go(publicOrigin + path + address.search);
      expect(queryOf(end, "error")).toBe("state_mismatch");
    }
  });

  it("H14: two tabs both complete their sign-in", async () => {
    const visitor = browser();
    const first = await callbackOf(visitor);
    const second = await callbackOf(visitor);
    for (const { href } of [first, second]) {
      expect(queryOf(await visitor.go(href), "access_token")).not.toBeNull();
    }
  });

  it("H15: a callback is valid once", async () => {
    const visitor = browser();
    const { href } = await callbackOf(visitor);
    expect(queryOf(await visitor.go(href), "access_token")).not.toBeNull();
    expect((await visitor.go(href)).url).toBe(`${success}?error=state_mismatch`);
  });

  it("H15: a callback is expired after ten minutes", async () => {
    const visitor = browser();
    const { href } = await callbackOf(visitor);
    await console.send("POST", "/console/api/clock", { action: "shift", ms: elevenMinutes });
    const end = await visitor.go(href);
    await console.send("POST", "/console/api/clock", { action: "real" });
    expect(end.url).toBe(`${success}?error=expired`);
  });

  it("H16: the identity provider gives tokens for a code once, to its client, with the verifier", async () => {
    const verifier = randomPKCECodeVerifier();
    const challenge = await calculatePKCECodeChallenge(verifier);
    const codeOf = async () => {
      const visitor = browser();
      const at = await begin(visitor, (query) => query.set("code_challenge", challenge));
      const landing = await visitor.request(at.url, { person: "ada" });
      const back = await visitor.request(landing.page.headers.get("location") ?? "");
      return new URL(back.page.headers.get("location") ?? "").searchParams.get("code") ?? "";
    };
    const exchange = (code: string, more: Record<string, string>, secret?: string) => {
      const pair = `marquee-${channel}:${secret ?? `sandbox-secret-of-${channel}`}`;
      return fetch(`${console.origin()}/identity/google/token`, {
        method: "POST",
        headers: { Authorization: `Basic ${btoa(pair)}` },
        body: new URLSearchParams({
          grant_type: "authorization_code",
          redirect_uri: redirectUri,
          code,
          ...more,
        }),
      });
    };
    const refused = async (response: Promise<Response>, error: string) =>
      expect(await (await response).json()).toMatchObject({ error });
    await refused(exchange(await codeOf(), {}), "invalid_grant");
    const another = { code_verifier: randomPKCECodeVerifier() };
    await refused(exchange(await codeOf(), another), "invalid_grant");
    const good = await codeOf();
    await refused(exchange(good, { code_verifier: verifier }, "guessed"), "invalid_client");
    const response = await exchange(good, { code_verifier: verifier });
    expect(await response.json()).toMatchObject({
      token_type: "Bearer",
      id_token: expect.any(String),
    });
    await refused(exchange(good, { code_verifier: verifier }), "invalid_grant");
  });

  it("H16: an identity provider knows only the channels that offer it", async () => {
    const query = `client_id=marquee-${tokenOf("helmes")}&response_type=code&scope=openid`;
    const response = await console.get(`/identity/auth0/auth?${query}&redirect_uri=${redirectUri}`);
    expect(response.status).toBe(400);
  });

  it("H16: the Host header of a request changes no URL of an identity provider", async () => {
    const headers = { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" };
    const response = await console.get(
      "/identity/google/.well-known/openid-configuration",
      headers,
    );
    expect(await response.text()).not.toContain("evil.example");
  });
});

describe.each(oneDatabase)("a provider that is reached by https on $name", (database) => {
  const secure = "https://provider.example";
  const { get } = useProvider(database, { catalogues: signInChannels, publicOrigin: secure });

  it("H16: has an https callback, with a cookie that is only sent over https", async () => {
    const auth = authAddress(channel, "google").replace(publicOrigin, "");
    const { headers } = await get(auth, {}, "manual");
    const { searchParams } = new URL(headers.get("location") ?? "");
    expect(searchParams.get("redirect_uri")).toBe(`${secure}/channel/ch_10/google/callback`);
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^marquee_sign_in=.*; Secure/)]);
  });
});
