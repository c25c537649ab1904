import { afterEach, describe, expect, it } from "vitest";
import { accountsOf, site } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { asSite, useProvider } from "./support/provider.ts";

const day = 24 * 60 * 60 * 1000;

describe.each(databases)("signing in on $name", (database) => {
  const client = useProvider(database);
  const { bearer, forgetLimits, login, me, post, signIn } = accountsOf(client);
  afterEach(async () => {
    await forgetLimits();
    await client.console.send("POST", "/console/api/clock", { action: "real" });
  });

  it("A1: login returns the user and an access token that users/me accepts", async () => {
    const response = await login("viewer");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const user: unknown = await response.json();
    expect(user).toMatchObject({
      full_name: "Vera Lindqvist",
      email: "viewer@harbour.example",
      has_missing_registration_fields: false,
      email_verified: true,
      local: { email: "viewer@harbour.example", first_name: "Vera", last_name: "Lindqvist" },
    });
    const { headers, access_token: token } = await signIn("viewer");
    const known = await me(headers);
    expect(known.status).toBe(200);
    const text = await known.text();
    expect(JSON.parse(text)).toMatchObject({ email: "viewer@harbour.example" });
    expect(text).not.toContain(token);
  });

  it("A1: an e-mail address counts in any case and with spaces around it", async () => {
    const body = { email: "  Viewer@Harbour.Example ", password: "let-me-watch" };
    expect((await post("/channel/ch_0001/login", body)).status).toBe(200);
  });

  // docs/security.md SE-36
  it("A2: a wrong password, an unknown address and a social account get the same response", async () => {
    const responses = await Promise.all([
      login("viewer", "wrong-password"),
      login("nobody"),
      login("social"),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401]);
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(JSON.parse(bodies[0] ?? "")).toMatchObject({ detail: "WRONG_CREDENTIALS" });
  });

  it("A3: an unconfirmed address is 403 with the detail that the site knows", async () => {
    const response = await login("unverified");
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ detail: "EMAIL_NOT_VERIFIED" });
    expect((await login("unverified", "wrong-password")).status).toBe(401);
  });

  it("A4: an expired password is 410", async () => {
    const response = await login("expired");
    expect(response.status).toBe(410);
    expect(await response.json()).toMatchObject({ detail: "PASSWORD_EXPIRED" });
  });

  it("A5: errors are in the requested language", async () => {
    const response = await login("viewer", "wrong-password", { "Accept-Language": "ja" });
    expect(await response.json()).toMatchObject({ message: expect.stringContaining("パスワード") });
  });

  it("A6: a missing, malformed or unknown access token, or one of another channel, is 401 with the agreed messages", async () => {
    const { access_token: token } = await signIn("viewer");
    const requestProfile = async (headers: Record<string, string>, channel = "harbour") => {
      const response = await client.get(`/ch/${channel}/users/me`, headers);
      return [response.status, await response.json()];
    };
    const malformed = [401, expect.objectContaining({ message: "token format is invalid" })];
    const dead = [401, expect.objectContaining({ message: "token expired" })];
    expect(await requestProfile({})).toEqual(malformed);
    expect(await requestProfile(bearer("short"))).toEqual(malformed);
    expect(await requestProfile({ Authorization: `Basic ${token}` })).toEqual(malformed);
    expect(await requestProfile(bearer("x".repeat(43)))).toEqual(dead);
    expect(await requestProfile(bearer(token), "draft")).toEqual(dead);
  });

  it("A7: an access token expires after seven days", async () => {
    const { headers, expires_at: end } = await signIn("viewer");
    expect(new Date(end).getTime() - Date.now()).toBeGreaterThan(6.9 * day);
    await client.console.send("POST", "/console/api/clock", {
      action: "shift",
      ms: 7 * day + 1000,
    });
    const response = await me(headers);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: "token expired" });
  });

  it("A8: after a refresh both access tokens work for a minute, then only the new one", async () => {
    const { headers } = await signIn("viewer");
    const response = await post("/ch/harbour/users/access-token", {}, headers);
    const { access_token: next } = await response.json();
    expect((await me(headers)).status).toBe(200);
    expect((await me(bearer(next))).status).toBe(200);
    await client.console.send("POST", "/console/api/clock", { action: "shift", ms: 61_000 });
    expect((await me(headers)).status).toBe(401);
    expect((await me(bearer(next))).status).toBe(200);
  });

  it("A9: logout ends every access token of the session, and no other session", async () => {
    const [one, other] = [await signIn("viewer"), await signIn("viewer")];
    const response = await post("/ch/harbour/users/access-token", {}, one.headers);
    const { access_token: next } = await response.json();
    expect((await post("/channel/harbour/logout", {}, bearer(next))).status).toBe(204);
    expect((await me(one.headers)).status).toBe(401);
    expect((await me(bearer(next))).status).toBe(401);
    expect((await me(other.headers)).status).toBe(200);
  });

  it("A10: the eleventh wrong password in five minutes is limited, and a right one after it too", async () => {
    for (let wrong = 0; wrong < 10; wrong += 1) {
      expect((await login("viewer", "wrong-password")).status).toBe(401);
    }
    const response = await login("viewer");
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ detail: "RATE_LIMIT" });
    expect((await login("member")).status).toBe(200);
  });

  it("A10: an unknown address is limited as a known one is", async () => {
    for (let wrong = 0; wrong < 10; wrong += 1) await login("nobody");
    expect((await login("nobody")).status).toBe(429);
  });

  // docs/security.md SE-36
  it("A10: 25 wrong passwords from one IP address block it for all accounts", async () => {
    const from = { ...asSite, "X-Viewer-Ip": "203.0.113.9" };
    const elsewhere = { ...asSite, "X-Viewer-Ip": "203.0.113.10" };
    for (let wrong = 0; wrong < 25; wrong += 1) await login(`nobody-${wrong}`, "wrong", from);
    expect((await login("viewer", undefined, from)).status).toBe(429);
    expect((await login("viewer", undefined, elsewhere)).status).toBe(200);
  });

  it("A10: successful sign-ins do not count", async () => {
    for (let right = 0; right < 12; right += 1) {
      expect((await login("viewer")).status).toBe(200);
    }
  });

  it("A11: a URL that is not on the channel's origin is 422", async () => {
    const hostile = ["https://evil.example/", "//evil.example", `${site}.evil.example/`, "/"];
    hostile.push("http://viewer@harbour.localhost:3000/", "http://harbour.localhost:3001/");
    for (const address of hostile) {
      const body = { email: "viewer@harbour.example", password: "x", success_url: address };
      const response = await post("/channel/harbour/login", body);
      expect([address, response.status]).toEqual([address, 422]);
      expect(await response.json()).toMatchObject({ detail: "FOREIGN_URL" });
    }
  });

  it("A12: an invalid body is 422 with a sentence for each field, and a large one is 413", async () => {
    const response = await post("/channel/harbour/login", { email: "no address" });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      detail: "BAD_INPUT",
      data: {
        fields: { email: "Enter a valid email address.", password: "This field is required." },
      },
    });
    const large = { email: "a@b.example", password: "x".repeat(20_000) };
    expect((await post("/channel/harbour/login", large)).status).toBe(413);
  });
});
