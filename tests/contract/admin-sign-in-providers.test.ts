import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signInProviders } from "../../provider/db/identity-schema.ts";
import type { Db } from "../../provider/db/database.ts";
import { type RunningProvider, startProvider } from "../../provider/start-provider.ts";
import { useAdmin } from "./support/admin/use-admin.ts";
import { type AppleServer, appleFormOf, startAppleServer } from "./support/apple-server.ts";
import { openBrowser } from "./support/browser.ts";
import { pglite } from "./support/databases.ts";
import { authAddress, queryOf, siteOf } from "./support/idp-sign-in.ts";
import { clientOf, publicOrigin, usualOptions } from "./support/provider.ts";

const secret = "a-secret-of-the-owner-at-google";
const timeoutMs = 240_000;
const ofAll = "/sign-in-providers";
const ofHarbour = "/channels/harbour/sign-in-providers";
const keyPair = generateKeyPairSync("ec", { namedCurve: "P-256" });
const privateKey = String(keyPair.privateKey.export({ type: "pkcs8", format: "pem" }));
const publicKey = String(keyPair.publicKey.export({ type: "spki", format: "pem" }));
const appleIds = { clientId: "tv.acme.web", teamId: "TEAM123456", keyId: "KEY1234567" };

/** A published provider, without console, and strangers that it reaches by HTTP alone: a sandbox, and Apple. */
describe("keys of identity providers", () => {
  let published: RunningProvider | undefined;
  let stranger: RunningProvider | undefined;
  let apple: AppleServer | undefined;
  let drop = async () => {};
  let db: Db | undefined;
  beforeAll(async () => {
    const made = await pglite.create();
    drop = made.drop;
    if (made.place.kind === "open") db = made.place.database.db;
    const usual = { ...usualOptions, port: 0, database: made.place };
    published = await startProvider({ ...usual, signInHosts: ["localhost", "127.0.0.1"] });
    stranger = await startProvider({ ...usual, consolePort: 0 });
    apple = await startAppleServer({ ...appleIds, publicKey });
  }, timeoutMs);
  afterAll(async () => {
    apple?.close();
    await stranger?.close();
    await published?.close();
    await drop();
  }, timeoutMs);
  const origin = () => published?.origin ?? "";
  const { call, addKey } = useAdmin({
    origin,
    firstOwnerSecret: () => published?.firstOwnerSecret ?? "",
  });
  const provider = clientOf(origin, () => stranger?.console?.origin ?? "");
  const issuer = (idp = "google") => `${provider.console.publicOrigin()}/identity/${idp}`;
  const client = (redirectUri: string) => ({
    clientId: "acme.apps",
    secret,
    name: "Acme",
    redirectUri,
  });
  const methodsOf = async (channel: string) => {
    const { settings } = Object(await provider.json(`/ch/${channel}`));
    return settings.viewers.signupMethods;
  };
  const add = async (path: string, body: object) => {
    const reply = await call("POST", path, { body });
    expect(reply.status).toBe(201);
    return Object(reply.sent);
  };
  const remove = (path: string) => call("DELETE", path, { headers: { "If-Match": "*" } });
  const google = () => ({
    method: "google",
    clientId: "acme.apps",
    clientSecret: secret,
    issuer: issuer(),
  });

  it("AA-156: a channel without keys offers no method and has no address to begin at", async () => {
    expect(await methodsOf("harbour")).toEqual({
      local: { enabled: true },
      google: { enabled: false },
      facebook: { enabled: false },
      apple: { enabled: false },
    });
    const { pathname, search } = new URL(authAddress("harbour", "google"));
    expect((await provider.get(pathname + search)).status).toBe(404);
  });

  it("AA-156: keys of all channels sign viewers in at a server that only HTTP reaches", async () => {
    const { callbackUrl } = await add(ofAll, google());
    expect(callbackUrl).toBe(`${publicOrigin}/channel/-/google/callback`);
    await provider.console.send("POST", "/console/api/identity-clients", client(callbackUrl));
    expect((await methodsOf("harbour")).google).toEqual({ enabled: true });
    const visitor = openBrowser(provider);
    const at = await visitor.go(authAddress("harbour", "google"));
    expect(new URL(at.url).origin).toBe(provider.console.publicOrigin());
    const end = await visitor.submit(at, { person: "ada" });
    expect(end.url.split("?")[0]).toBe(`${siteOf("harbour")}/user/signIn`);
    expect(queryOf(end, "access_token")).toMatch(/^[\w-]{43}$/);
    expect((await remove(`${ofAll}/google`)).status).toBe(204);
    expect((await methodsOf("harbour")).google).toEqual({ enabled: false });
  });

  it("AA-156: keys of a channel come before those of all, for this channel only", async () => {
    await add(ofAll, { ...google(), clientId: "shared" });
    const { callbackUrl } = await add(ofHarbour, { ...google(), clientId: "acme.own" });
    expect(callbackUrl).toMatch(/\/channel\/(?!-)[\w-]+\/google\/callback$/);
    const clientAt = async (channel: string) => {
      const site = siteOf(channel);
      const query = new URLSearchParams({ success_url: `${site}/user/signIn` });
      const { headers } = await provider.get(
        `/channel/${channel}/google/auth?${query}`,
        {},
        "manual",
      );
      return new URL(headers.get("location") ?? "").searchParams.get("client_id");
    };
    expect(await clientAt("harbour")).toBe("acme.own");
    expect(await clientAt("draft")).toBe("shared");
    await remove(`${ofHarbour}/google`);
    await remove(`${ofAll}/google`);
  });

  // docs/security.md SE-245
  it("AA-157: Apple gets a secret signed by the owner's key, and its form post signs in", async () => {
    await add(ofHarbour, {
      method: "apple",
      ...appleIds,
      privateKey,
      issuer: apple?.issuer,
    });
    const visitor = openBrowser(provider);
    const begun = await visitor.request(authAddress("harbour", "apple"));
    const query = new URL(begun.page.headers.get("location") ?? "").searchParams;
    expect(query.get("response_mode")).toBe("form_post");
    apple?.expectNonce(query.get("nonce") ?? "");
    const posted = await openBrowser(provider).request(
      query.get("redirect_uri") ?? "",
      appleFormOf(query.get("state") ?? ""),
    );
    expect(posted.page.status).toBe(303);
    const end = await visitor.go(
      new URL(posted.page.headers.get("location") ?? "", publicOrigin).href,
    );
    const token = queryOf(end, "access_token") ?? "";
    const me = await provider.json("/ch/harbour/users/me", { Authorization: `Bearer ${token}` });
    expect(me).toMatchObject({ email: "ada@privaterelay.example", first_name: "Ada" });
    await remove(`${ofHarbour}/apple`);
  });

  // docs/security.md SE-243
  it("AA-158: a secret is stored encrypted and is in no response and no log", async () => {
    await add(ofHarbour, google());
    await call("PATCH", `${ofHarbour}/google`, {
      headers: { "If-Match": "*" },
      body: { clientSecret: `${secret}-2` },
    });
    const replies = [
      await call("GET", ofHarbour),
      await call("GET", `${ofHarbour}/google`),
      await call("GET", "/audit-log?resourceType=sign-in-provider"),
    ];
    const [row] = (await db?.select().from(signInProviders)) ?? [];
    expect(row?.clientId).toBe("acme.apps");
    expect(JSON.stringify([row, replies.map(({ sent }) => sent)])).not.toContain(secret);
    await remove(`${ofHarbour}/google`);
  });

  // docs/security.md SE-243
  it("AA-158: another issuer is not sent the secret of before", async () => {
    await add(ofHarbour, google());
    const body = { issuer: "https://evil.example" };
    const reply = await call("PATCH", `${ofHarbour}/google`, {
      headers: { "If-Match": "*" },
      body,
    });
    expect(reply).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "#/clientSecret" }] },
    });
    await remove(`${ofHarbour}/google`);
  });

  // docs/security.md SE-244
  it.each([
    [{ method: "google", clientId: "a" }, "#/clientSecret"],
    [{ method: "google", clientId: "a", clientSecret: "b", teamId: "TEAM123456" }, "#/teamId"],
    [{ method: "apple", ...appleIds, privateKey: "no key" }, "#/privateKey"],
    [{ method: "sso", clientId: "a", clientSecret: "b", name: "Acme ID" }, "#/issuer"],
    [
      { method: "google", clientId: "a", clientSecret: "b", issuer: "https://10.0.0.1" },
      "#/issuer",
    ],
    [
      { method: "google", clientId: "a", clientSecret: "b", issuer: "http://a.example" },
      "#/issuer",
    ],
  ])("AA-157: wrong keys are refused with the place of the error: %j", async (body, pointer) => {
    const reply = await call("POST", ofHarbour, { body });
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ pointer }] } });
  });

  it("AA-159: single sign-on is found by its issuer, and its sign-out returns to the site", async () => {
    const keys = { method: "sso", name: "Acme ID", clientId: "acme.apps", clientSecret: secret };
    const { callbackUrl } = await add(ofHarbour, { ...keys, issuer: issuer("generic") });
    await provider.console.send("POST", "/console/api/identity-clients", client(callbackUrl));
    expect((await methodsOf("harbour")).sso).toEqual({
      enabled: true,
      kind: "generic",
      name: "Acme ID",
      client_id: "acme.apps",
      provider_url: issuer("generic"),
    });
    const visitor = openBrowser(provider);
    const at = await visitor.go(authAddress("harbour", "sso"));
    const end = await visitor.submit(at, { person: "grace" });
    const token = queryOf(end, "access_token") ?? "";
    const target = `${siteOf("harbour")}/user/logout?done=1`;
    const query = new URLSearchParams({ access_token: token, post_logout_url: target });
    const out = await visitor.go(`${publicOrigin}/channel/harbour/sso/logout?${query}`);
    expect(out.url).toBe(target);
    const { status } = await provider.get("/ch/harbour/users/me", {
      Authorization: `Bearer ${token}`,
    });
    expect(status).toBe(401);
    await remove(`${ofHarbour}/sso`);
  });

  // docs/security.md SE-222
  it("AA-156: a key of one channel neither reads nor writes keys of all", async () => {
    const key = await addKey(["channels:read", "channels:write"], "harbour");
    expect((await call("GET", ofAll, { as: key })).status).toBe(403);
    expect((await call("POST", ofAll, { as: key, body: google() })).status).toBe(403);
    expect((await call("GET", ofHarbour, { as: key })).status).toBe(200);
  });
});
