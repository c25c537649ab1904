import { describe, expect, it } from "vitest";
import { ownerEmail, useAdmin } from "./support/admin/use-admin.ts";
import { oneDatabase } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

describe.each(oneDatabase)("changes by the admin API on $name", (database) => {
  const provider = useProvider(database);
  const { call, addKey, addMember } = useAdmin(provider);

  const createWith = (key: string, token: string, as?: { key?: string }) =>
    call("POST", "/channels", {
      as,
      body: { token, name: "Once" },
      headers: { "Idempotency-Key": key },
    });

  it("AA-40: a creation that is repeated with its key has the response of the first", async () => {
    const first = await createWith("once-1", "once");
    const second = await createWith("once-1", "once");
    expect([second.status, second.sent]).toEqual([201, first.sent]);
    for (const name of ["etag", "location"]) {
      expect(second.headers.get(name)).toBe(first.headers.get(name));
    }
    expect(second.headers.get("idempotency-replayed")).toBe("true");
  });

  it("AA-40: a key that belongs to another body is 422", async () => {
    await createWith("other-body", "one-body");
    const { status, body } = await createWith("other-body", "another-body");
    expect([status, body.type]).toEqual([422, "urn:marquee:problem:idempotency-key-reused"]);
    expect((await call("GET", "/channels/another-body")).status).toBe(404);
  });

  it("AA-40: a creation that was refused may be repeated with its key", async () => {
    await createWith("first", "taken");
    expect((await createWith("again", "taken")).status).toBe(409);
    expect((await createWith("again", "free")).status).toBe(201);
  });

  it("AA-40: keys of one caller are not those of another", async () => {
    const as = await addKey(["channels:create", "channels:read"]);
    await createWith("shared", "of-owner");
    expect((await createWith("shared", "of-key", as)).status).toBe(201);
  });

  // docs/security.md SE-218
  it("AA-40: a repetition does not have the secret that the first response had", async () => {
    const create = () =>
      call("POST", "/api-keys", {
        body: { name: "Repeated", channel: null, scopes: ["channels:read"] },
        headers: { "Idempotency-Key": "secret-once" },
      });
    const [first, second] = [await create(), await create()];
    expect(first.body.secret).toMatch(/^mqk_/);
    expect([second.status, second.body.id]).toEqual([201, first.body.id]);
    expect(second.sent).not.toHaveProperty("secret");
  });

  it("AA-40: a key of more than 255 characters is 422", async () => {
    const { status, body } = await createWith("k".repeat(256), "long-key");
    expect([status, body.errors]).toMatchObject([422, [{ header: "Idempotency-Key" }]]);
  });

  // docs/security.md SE-224
  it("AA-60: the log has who changed what, with the values before and after", async () => {
    const { headers } = await createWith("logged", "logged");
    const ifMatch = { "If-Match": headers.get("etag") ?? "" };
    await call("PATCH", "/channels/logged", { body: { name: "Changed" }, headers: ifMatch });
    const { body } = await call("GET", "/audit-log?resourceType=channel&resourceId=logged");
    expect(body.data).toMatchObject([
      {
        action: "updateChannel",
        actor: { kind: "staff", name: ownerEmail },
        channel: "logged",
        before: { name: "Once" },
        after: { name: "Changed" },
      },
      { action: "createChannel", before: null, after: { token: "logged", name: "Once" } },
    ]);
  });

  // docs/security.md SE-224
  it("AA-60: a change that is refused leaves nothing in the log", async () => {
    await createWith("refused", "refused");
    const headers = { "If-Match": '"v0"' };
    await call("PATCH", "/channels/refused", { body: { name: "No" }, headers });
    const { body } = await call("GET", "/audit-log?resourceId=refused");
    expect(body.data.map(({ action }) => action)).toEqual(["createChannel"]);
  });

  it("AA-60: the log outlives the channel, and is read page by page", async () => {
    const { headers } = await createWith("deleted", "deleted");
    const ifMatch = { "If-Match": headers.get("etag") ?? "" };
    await call("DELETE", "/channels/deleted", { headers: ifMatch });
    const path = "/audit-log?resourceId=deleted&limit=1";
    const first = await call("GET", path);
    const second = await call("GET", `${path}&cursor=${first.body.nextCursor}`);
    const pages = [first, second].map(({ body }) => body.data.map(({ action }) => action));
    expect(pages).toEqual([["deleteChannel"], ["createChannel"]]);
    expect(second.body.nextCursor).toBeNull();
  });

  // docs/security.md SE-222
  it("AA-60: the owner of a channel reads the entries of that channel alone", async () => {
    const grants = [{ role: "owner", channel: "harbour" }];
    const as = await addMember("auditor@acme.example", grants);
    await call("PATCH", "/channels/harbour", {
      as,
      body: { description: "Logged" },
      headers: { "If-Match": "*" },
    });
    const { body } = await call("GET", "/audit-log", { as });
    expect(body.data.length).toBeGreaterThan(0);
    expect(new Set(body.data.map(({ channel }) => channel))).toEqual(new Set(["harbour"]));
  });
});
