import { createPublicKey, verify } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { providerLog } from "../../provider/domain/log.ts";
import { accountsOf, password } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";
import type { PushBrowser } from "../support/push-service.ts";
import { usePushService } from "./support/push-service.ts";

type Headers = Record<string, string>;
const path = "/live-notifications/push";

describe.each(databases)("pushes on $name", { timeout: 60_000 }, (database) => {
  const service = usePushService();
  const client = useProvider(database, { pushHosts: ["127.0.0.1"] });
  const { post, signIn, login, bearer } = accountsOf(client);
  afterEach(async () => {
    await client.console.send("POST", "/console/api/reset?keep=catalogue");
    vi.restoreAllMocks();
  });

  const of = ({ subscription }: PushBrowser) => ({ subscription, channelToken: "harbour" });
  const add = async (browser: PushBrowser, headers: Headers) =>
    (await post(path, of(browser), headers)).status;
  const remove = async (browser: PushBrowser, headers: Headers) => {
    const init = { method: "DELETE", body: JSON.stringify(of(browser)) };
    const all = { "Content-Type": "application/json", ...headers };
    return (await fetch(client.origin() + path, { ...init, headers: all })).status;
  };
  const subscribe = (headers: Headers) =>
    post("/live-notifications", { inputToken: "soon", channelToken: "harbour" }, headers);
  async function startEvent(): Promise<void> {
    await client.console.send("POST", "/console/api/clock", { action: "start-next-event" });
    await client.console.json("/console/api/mails");
  }
  const publicKey = async (): Promise<string> =>
    (await (await client.get("/live-notifications/push-key")).json()).publicKey;

  it("U1: the public key is a point of P-256 and stays the same", async () => {
    const key = Buffer.from(await publicKey(), "base64url");
    expect([key.length, key[0]]).toEqual([65, 4]);
    await client.console.send("POST", "/console/api/reset");
    expect(await publicKey()).toBe(key.toString("base64url"));
  });

  // docs/security.md SE-100
  it("U2: a start is sent to each of the viewer's browsers once, in their language, and to no other viewer", async () => {
    const [phone, laptop, strangers] = ["phone", "laptop", "stranger"].map(service().browser);
    if (!phone || !laptop || !strangers) throw new Error("three browsers");
    const user = await (await login("viewer", undefined, { "Accept-Language": "es" })).json();
    const headers = bearer(user.access_token);
    await subscribe(headers);
    for (const browser of [phone, laptop]) expect(await add(browser, headers)).toBe(204);
    await add(strangers, (await signIn("member")).headers);
    await startEvent();
    const payload = {
      title: "Quay soon",
      body: "Ahora en directo en Harbour",
      url: "/video/soon",
      tag: "soon",
      lang: "es",
    };
    for (const browser of [phone, laptop]) {
      const [push, ...others] = browser.pushes();
      expect(others).toEqual([]);
      expect(browser.read(push?.body)).toEqual(payload);
    }
    expect(strangers.pushes()).toEqual([]);
  });

  it("U3: a push is signed with the provider's key for that push service, and stored for 45 minutes", async () => {
    const browser = service().browser("phone");
    const { headers } = await signIn("viewer");
    await subscribe(headers);
    await add(browser, headers);
    await startEvent();
    const sent = browser.pushes()[0]?.headers;
    expect(sent).toMatchObject({ ttl: "2700", urgency: "high", "content-encoding": "aes128gcm" });
    const [, token = "", key = ""] =
      /^vapid t=(\S+), k=(\S+)$/.exec(sent?.authorization ?? "") ?? [];
    expect(key).toBe(await publicKey());
    const [head = "", body = "", signature = ""] = token.split(".");
    const claims = JSON.parse(Buffer.from(body, "base64url").toString());
    expect(claims).toMatchObject({
      aud: new URL(browser.subscription.endpoint).origin,
      sub: "mailto:no-reply@harbour.localhost",
    });
    const point = Buffer.from(key, "base64url");
    const jwk = { kty: "EC", crv: "P-256", x: part(point, 1), y: part(point, 33) };
    const publicOne = createPublicKey({ key: jwk, format: "jwk" });
    const signed = { key: publicOne, dsaEncoding: "ieee-p1363" as const };
    const bytes = Buffer.from(signature, "base64url");
    expect(verify("sha256", Buffer.from(`${head}.${body}`), signed, bytes)).toBe(true);
  });

  it.each([404, 410])("U4: an unsubscribed browser (%i) is deleted", async (status) => {
    const browser = service().browser("phone");
    const { headers } = await signIn("viewer");
    await subscribe(headers);
    await add(browser, headers);
    service().respondWith(status);
    await startEvent();
    service().respondWith(201);
    await client.console.send("POST", "/console/api/clock", { action: "shift", ms: 86_400_000 });
    await client.console.json("/console/api/mails");
    expect(browser.pushes()).toHaveLength(1);
  });

  it("U4: a push that was rejected, or redirected, is not sent again, and the mail was sent", async () => {
    vi.spyOn(providerLog, "warn").mockImplementation(() => {});
    const browser = service().browser("phone");
    const { headers } = await signIn("viewer");
    await subscribe(headers);
    await add(browser, headers);
    service().respondWith(307);
    await startEvent();
    expect(service().got.map((push) => push.path)).toEqual(["/phone"]);
    expect(await (await client.console.get("/console/api/mails")).json()).toMatchObject({
      mails: [{ subject: "Quay soon has started" }],
    });
  });

  // docs/security.md SE-100
  it("U5: a browser that unsubscribed, or whose session ended, gets no push", async () => {
    const [phone, laptop, tablet] = ["phone", "laptop", "tablet"].map(service().browser);
    if (!phone || !laptop || !tablet) throw new Error("three browsers");
    const [one, other] = [await signIn("viewer"), await signIn("viewer")];
    await subscribe(one.headers);
    await add(phone, one.headers);
    await add(laptop, one.headers);
    await add(tablet, other.headers);
    expect(await remove(phone, one.headers)).toBe(204);
    const leaving = { success_url: "http://harbour.localhost:3000/", vfchost: "harbour.localhost" };
    await post("/channel/harbour/logout", leaving, other.headers);
    await startEvent();
    expect(service().got.map((push) => push.path)).toEqual(["/laptop"]);
  });

  // docs/security.md SE-100
  it("U5: a browser whose session was ended by a new password gets no push", async () => {
    const browser = service().browser("phone");
    const [one, other] = [await signIn("viewer"), await signIn("viewer")];
    await subscribe(one.headers);
    await add(browser, other.headers);
    const change = { current_password: password, password: "a-new-harbour" };
    const changed = await post("/channel/harbour/me/change-password", change, one.headers);
    expect(changed.ok).toBe(true);
    await startEvent();
    expect(service().got).toEqual([]);
  });

  it("U5: another viewer cannot remove a browser, but a viewer who signs in on it takes it over", async () => {
    const browser = service().browser("shared");
    const [viewer, member] = [await signIn("viewer"), await signIn("member")];
    await subscribe(viewer.headers);
    await add(browser, viewer.headers);
    expect(await remove(browser, member.headers)).toBe(204);
    await startEvent();
    expect(browser.pushes()).toHaveLength(1);
    await add(browser, member.headers);
    await client.console.send("POST", "/console/api/clock", { action: "shift", ms: 86_400_000 });
    await client.console.json("/console/api/mails");
    expect(browser.pushes()).toHaveLength(1);
  });

  // docs/security.md SE-100
  it("U6: a viewer has at most ten browsers, and the oldest is replaced", async () => {
    const { headers } = await signIn("viewer");
    await subscribe(headers);
    for (let number = 1; number <= 11; number += 1) {
      expect(await add(service().browser(`browser-${number}`), headers)).toBe(204);
    }
    await startEvent();
    const paths = service().got.map((push) => push.path);
    expect(paths).toHaveLength(10);
    expect(paths).not.toContain("/browser-1");
  });

  // docs/security.md SE-100
  it("U7: an endpoint that is not of a push service is 422", async () => {
    const { headers } = await signIn("viewer");
    const { keys } = service().browser("phone").subscription;
    const subscription = { endpoint: "https://169.254.169.254/latest/meta-data", keys };
    const response = await post(path, { subscription, channelToken: "harbour" }, headers);
    expect([response.status, await response.json()]).toEqual([
      422,
      expect.objectContaining({ detail: "PUSH_ADDRESS" }),
    ]);
  });

  // docs/security.md SE-100
  it("U8: a missing access token is 401, a body of another shape 422, an unknown channel 404", async () => {
    const browser = service().browser("phone");
    const { headers } = await signIn("viewer");
    expect((await post(path, of(browser))).status).toBe(401);
    const other = { ...of(browser), channelToken: "draft" };
    expect((await post(path, other, headers)).status).toBe(401);
    const none = { ...of(browser), channelToken: "none" };
    expect((await post(path, none, headers)).status).toBe(404);
    const keys = { p256dh: "short", auth: "short" };
    const wrong = { ...of(browser), subscription: { ...browser.subscription, keys } };
    expect((await post(path, wrong, headers)).status).toBe(422);
  });

  // docs/security.md SE-100
  it("U9: a viewer has 120 calls in a minute, then 429 with Retry-After", async () => {
    const browser = service().browser("phone");
    const { headers } = await signIn("viewer");
    await Promise.all(Array.from({ length: 120 }, () => remove(browser, headers)));
    const refused = await post(path, of(browser), headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

/** 32 bytes of a point. */
function part(point: Buffer, from: number): string {
  return point.subarray(from, from + 32).toString("base64url");
}
