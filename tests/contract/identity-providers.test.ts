import { afterEach, describe, expect, it } from "vitest";
import {
  identityProviders,
  socialProviders,
  ssoKinds,
} from "../../provider/domain/identity/identity-providers.ts";
import { openBrowser } from "./support/browser.ts";
import { databases } from "./support/databases.ts";
import {
  authAddress,
  queryOf,
  signIn,
  signInChannels,
  siteOf,
  tokenOf,
} from "./support/idp-sign-in.ts";
import { publicOrigin, useProvider } from "./support/provider.ts";

const channel = tokenOf("auth0");
const site = siteOf(channel);
const success = `${site}/user/signIn`;

describe.each(databases)("signing in with an identity provider on $name", (database) => {
  const client = useProvider(database, { catalogues: signInChannels });
  const { console, get, json } = client;
  const issuerOf = (idp: string) => `${console.publicOrigin()}/identity/${idp}`;
  const browser = () => openBrowser(client);
  afterEach(() => console.send("DELETE", "/console/api/faults"));

  it.each(ssoKinds)("H1: the channel lists its sign-in methods: %s", async (kind) => {
    const { settings } = Object(await json(`/ch/${tokenOf(kind)}`));
    expect(settings.viewers.signupMethods).toEqual({
      local: { enabled: true },
      google: { enabled: true },
      facebook: { enabled: true },
      apple: { enabled: true },
      sso: {
        enabled: true,
        provider_url: issuerOf(kind),
        name: `Quay ID ${kind}`,
        client_id: `marquee-${tokenOf(kind)}`,
        kind,
      },
    });
  });

  it.each(identityProviders)("H2: %s has discovery and keys below its issuer", async (idp) => {
    const issuer = issuerOf(idp);
    const configuration = Object(
      await console.json(`/identity/${idp}/.well-known/openid-configuration`),
    );
    expect(configuration).toMatchObject({
      issuer,
      response_types_supported: ["code"],
      code_challenge_methods_supported: ["S256"],
    });
    expect(configuration.authorization_endpoint).toBe(`${issuer}/auth`);
    const { keys } = Object(await console.json(`/identity/${idp}/jwks`));
    expect(keys).toEqual([expect.objectContaining({ kty: "EC", use: "sig" })]);
    expect(keys[0]).not.toHaveProperty("d");
  });

  it("H3: auth requests a code, with PKCE, state and nonce", async () => {
    const at = await browser().request(authAddress(channel, "google"));
    expect(at.page.status).toBe(303);
    expect(at.page.headers.get("cache-control")).toBe("no-store");
    const authorizationUrl = new URL(at.page.headers.get("location") ?? "");
    expect(authorizationUrl.origin + authorizationUrl.pathname).toBe(`${issuerOf("google")}/auth`);
    expect(Object.fromEntries(authorizationUrl.searchParams)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: `${publicOrigin}/channel/ch_10/google/callback`,
    });
    expect(at.set).toEqual([
      expect.stringMatching(/^marquee_sign_in=[\w-]{22}; Max-Age=600; Path=\/channel; HttpOnly/),
    ]);
  });

  it.each(socialProviders)("H4: %s returns with an access token", async (idp) => {
    const end = await signIn(browser(), channel, idp, "ada");
    expect(end.url).toMatch(
      new RegExp(`^${success.replaceAll(".", "\\.")}\\?access_token=[\\w-]{40,}$`),
    );
  });

  it.each(ssoKinds)("H4: single sign-on of kind %s returns with an access token", async (kind) => {
    const end = await signIn(browser(), tokenOf(kind), "sso", "grace");
    expect(new URL(end.url).origin).toBe(siteOf(tokenOf(kind)));
    expect(queryOf(end, "access_token")).toMatch(/^[\w-]{40,}$/);
  });

  it("H4: the query of success_url is kept", async () => {
    const address = authAddress(channel, "apple", { success_url: `${success}?lng=da` });
    const visitor = browser();
    const end = await visitor.submit(await visitor.go(address), { person: "ada" });
    expect(queryOf(end, "lng")).toBe("da");
    expect(queryOf(end, "access_token")).not.toBeNull();
  });

  it.each([
    "https://evil.example/",
    "http://quay-auth0.localhost:3000.evil.example/",
    "http://quay-auth0.localhost:3000@evil.example/",
    "http://ada@quay-auth0.localhost:3000/",
    `${siteOf(tokenOf("helmes"))}/user/signIn`,
    "//quay-auth0.localhost:3000/",
    "javascript:alert(1)",
    "/user/signIn",
    "",
  ])("H5: a success_url on another origin is 422: %s", async (target) => {
    const address = new URL(authAddress(channel, "google", { success_url: target }));
    const response = await get(address.pathname + address.search);
    expect(response.status).toBe(422);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("H5: a missing success_url is 422, for single sign-on too", async () => {
    for (const method of ["google", "sso"]) {
      expect((await get(`/channel/${channel}/${method}/auth`)).status).toBe(422);
    }
  });

  it("H6: an unknown channel and an unknown method are 404", async () => {
    for (const path of ["nowhere/google", `${channel}/myspace`]) {
      expect((await get(`/channel/${path}/auth?success_url=${success}`)).status).toBe(404);
    }
  });

  it("H7: cancelling at the identity provider is access_denied", async () => {
    const end = await signIn(browser(), channel, "google", "");
    expect(end.url).toBe(`${success}?error=access_denied`);
  });

  it("H8: an unavailable identity provider is provider_unavailable, before and after the sign-in", async () => {
    const visitor = browser();
    const at = await visitor.go(authAddress(channel, "google"));
    const code = await visitor.request(at.url, { person: "ada" });
    const back = await visitor.request(code.page.headers.get("location") ?? "");
    for (const kind of ["error", "down", "html"]) {
      await console.send("PUT", "/console/api/faults", { call: "identity", kind });
      const end = await visitor.go(authAddress(channel, "google"));
      expect(end.url).toBe(`${success}?error=provider_unavailable`);
    }
    const end = await visitor.go(back.page.headers.get("location") ?? "");
    expect(end.url).toBe(`${success}?error=provider_unavailable`);
  });

  it("H9: the page says that it is a sandbox, which provider it simulates and which channel requests it", async () => {
    const page = await (await browser().go(authAddress(channel, "facebook"))).page?.text();
    expect(page).toContain("Sandbox: this plays Facebook");
    expect(page).toContain("Quay auth0");
    const single = await (await browser().go(authAddress(channel, "sso"))).page?.text();
    expect(single).toContain("Sandbox: this plays Quay ID auth0 (Auth0)");
  });

  it("H9: the page loads nothing, is not stored and cannot be framed", async () => {
    const { page } = await browser().go(authAddress(channel, "google"));
    expect(page?.headers.get("content-security-policy")).toBe(
      `default-src 'none'; style-src 'self' ${console.publicOrigin()}; form-action 'self' ${publicOrigin} ${site}; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(page?.headers.get("cache-control")).toBe("no-store");
    expect(page?.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page?.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("H9: a page that was submitted has expired", async () => {
    const visitor = browser();
    const at = await visitor.go(authAddress(channel, "google"));
    await visitor.submit(at, { person: "ada" });
    expect((await visitor.request(at.url)).page.status).toBe(400);
    expect((await visitor.request(at.url, { person: "grace" })).page.status).toBe(400);
    expect((await browser().request(at.url)).page.status).toBe(400);
  });

  it("H10: a social identity provider shows its page each time and accepts another person", async () => {
    const visitor = browser();
    for (const person of ["ada", "grace"]) {
      const end = await signIn(visitor, channel, "google", person);
      expect(queryOf(end, "access_token")).not.toBeNull();
    }
  });

  it("H10: single sign-on does not show its page again", async () => {
    const visitor = browser();
    await signIn(visitor, channel, "sso", "ada");
    const end = await visitor.go(authAddress(channel, "sso"));
    expect(queryOf(end, "access_token")).not.toBeNull();
  });

  it("H10: after a reset every identity provider shows its page again", async () => {
    const visitor = browser();
    await signIn(visitor, channel, "sso", "ada");
    await console.send("POST", "/console/api/reset");
    const end = await visitor.go(authAddress(channel, "sso"));
    expect(end.page?.status).toBe(200);
    expect(queryOf(await visitor.submit(end, { person: "ada" }), "access_token")).not.toBeNull();
  });
});
