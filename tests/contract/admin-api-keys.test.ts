import { describe, expect, it } from "vitest";
import { useAdmin } from "./support/admin/use-admin.ts";
import { oneDatabase } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

describe.each(oneDatabase)("API keys of the admin API on $name", (database) => {
  const provider = useProvider(database);
  const { call, addKey, addMember } = useAdmin(provider);

  it("AA-71: a key makes calls with its scopes, and no others", async () => {
    const as = await addKey(["channels:read"]);
    expect((await call("GET", "/channels/harbour", { as })).status).toBe(200);
    const body = { token: "by-key", name: "By key" };
    expect((await call("POST", "/channels", { as, body })).status).toBe(403);
    expect((await call("GET", "/audit-log", { as })).status).toBe(403);
  });

  it("AA-71: a key of one channel does not see the others", async () => {
    const as = await addKey(["channels:read", "channels:write"], "harbour");
    const { body } = await call("GET", "/channels", { as });
    expect(body.data.map(({ token }) => token)).toEqual(["harbour"]);
    expect((await call("GET", "/channels/draft", { as })).status).toBe(404);
  });

  // docs/security.md SE-218
  it("AA-71: the secret of a key is shown once, and no list has it", async () => {
    const body = { name: "Shown once", channel: null, scopes: ["channels:read"] };
    const made = await call("POST", "/api-keys", { body });
    expect(made.body.secret).toMatch(/^mqk_[\w-]{43}$/);
    const read = await call("GET", `/api-keys/${made.body.id}`);
    expect(read.sent).toMatchObject({ prefix: made.body.secret.slice(0, 12), name: "Shown once" });
    const { sent: list } = await call("GET", "/api-keys");
    const { sent: log } = await call("GET", "/audit-log");
    for (const shown of [read.sent, list, log]) {
      expect(JSON.stringify(shown)).not.toContain(made.body.secret);
    }
  });

  it("AA-71: a revoked key is 401 with the next call", async () => {
    const body = { name: "Revoked", channel: null, scopes: ["channels:read"] };
    const { body: key } = await call("POST", "/api-keys", { body });
    expect((await call("DELETE", `/api-keys/${key.id}`)).status).toBe(204);
    const { status, headers } = await call("GET", "/channels", { as: { key: key.secret } });
    expect([status, headers.get("www-authenticate")]).toEqual([401, 'Bearer realm="admin"']);
  });

  it("AA-71: an expired key is 401, and a time in the past is refused at its field", async () => {
    const day = 24 * 60 * 60_000;
    const expiring = (expiresAt: number) => ({
      body: {
        name: "Expiring",
        channel: null,
        scopes: ["channels:read"],
        expiresAt: new Date(expiresAt).toISOString(),
      },
    });
    const past = await call("POST", "/api-keys", expiring(Date.now() - 1_000));
    expect([past.status, past.body.errors[0]?.pointer]).toEqual([422, "#/expiresAt"]);
    const { body } = await call("POST", "/api-keys", expiring(Date.now() + day / 2));
    const as = { key: body.secret };
    expect((await call("GET", "/channels", { as })).status).toBe(200);
    await provider.console.send("POST", "/console/api/clock", { action: "shift", ms: day });
    expect((await call("GET", "/channels", { as })).status).toBe(401);
    await provider.console.send("POST", "/console/api/clock", { action: "real" });
  });

  // docs/security.md SE-219
  it.each(["api-keys:write", "staff:write"])("AA-71: no key is made for %s", async (scope) => {
    const body = { name: "Too much", channel: null, scopes: [scope] };
    expect((await call("POST", "/api-keys", { body })).status).toBe(422);
  });

  // docs/security.md SE-219
  it("AA-71: a key never does more than its maker may do now", async () => {
    const grants = [{ role: "owner", channel: "harbour" }];
    const maker = await addMember("maker@acme.example", grants);
    const body = { name: "Wide", channel: null, scopes: ["channels:write"] };
    expect((await call("POST", "/api-keys", { as: maker, body })).status).toBe(403);
    const as = await addKey(["channels:write", "channels:read"], "harbour", maker);
    const change = { as, headers: { "If-Match": "*" }, body: { description: "By key" } };
    expect((await call("PATCH", "/channels/harbour", change)).status).toBe(200);
    const demotion = { grants: [{ role: "analyst", channel: "harbour" }] };
    const headers = { "If-Match": "*" };
    await call("PATCH", `/staff/${maker.id}`, { headers, body: demotion });
    expect((await call("PATCH", "/channels/harbour", change)).status).toBe(403);
    expect((await call("GET", "/channels/harbour", { as })).status).toBe(200);
  });

  // docs/security.md SE-222
  it("AA-10: every call but those in public needs a key or a session", async () => {
    for (const path of ["/channels", "/staff", "/api-keys", "/audit-log", "/session"]) {
      for (const as of [{}, { key: "mqk_none" }, { cookie: "mq_staff=none" }]) {
        expect((await call("GET", path, { as })).status).toBe(401);
      }
    }
  });
});
