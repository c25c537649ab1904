import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hashSecret } from "../../provider/domain/accounts/secrets.ts";
import { type AdminCaller, useAdmin } from "./support/admin/use-admin.ts";
import { databases } from "./support/databases.ts";
import { useTwoProviders } from "./support/two-providers.ts";

describe.each(databases)("the admin API of two providers on $name", (database) => {
  const { one, other, db, firstOwnerSecret } = useTwoProviders(database);
  const admin = useAdmin({ origin: one.origin, firstOwnerSecret });

  it("AA-5: a key that one process has revoked is 401 at the other", async () => {
    const body = { name: "Shared", channel: null, scopes: ["channels:read"] };
    const { body: key } = await admin.call("POST", "/api-keys", { body });
    const headers = { Authorization: `Bearer ${key.secret}` };
    expect((await other.get("/admin/v1/channels", headers)).status).toBe(200);
    await admin.call("DELETE", `/api-keys/${key.id}`);
    expect((await other.get("/admin/v1/channels", headers)).status).toBe(401);
  });

  it("AA-5: of simultaneous changes of one version, one is made", async () => {
    const { cookie = "" } = admin.owner();
    const { headers } = await admin.call("GET", "/channels/harbour");
    const change = (origin: string, name: string) =>
      fetch(`${origin}/admin/v1/channels/harbour`, {
        method: "PATCH",
        body: JSON.stringify({ name }),
        headers: {
          Cookie: cookie,
          "Content-Type": "application/json",
          "If-Match": headers.get("etag") ?? "",
        },
      });
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        change((index % 2 === 0 ? one : other).origin(), `Name ${index}`),
      ),
    );
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 412)]);
  });

  it("AA-40: simultaneous creations with one key make one resource, with one response", async () => {
    const { cookie = "" } = admin.owner();
    const create = (origin: string) =>
      fetch(`${origin}/admin/v1/api-keys`, {
        method: "POST",
        body: JSON.stringify({ name: "Once", channel: null, scopes: ["channels:read"] }),
        headers: {
          Cookie: cookie,
          "Content-Type": "application/json",
          "Idempotency-Key": "once-for-both",
        },
      });
    const origins = [one, other, one, other].map(({ origin }) => origin());
    const responses = await Promise.all(origins.map(create));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const bodies = await Promise.all(responses.map((response) => response.json()));
    expect(new Set(bodies.map((body) => Object(body).id)).size).toBe(1);
    const rows = await db().execute(sql`select 1 from api_keys where name = 'Once'`);
    expect(Object(rows).rows).toHaveLength(1);
  });

  // docs/security.md SE-228
  it("AA-52: each response says how many calls are left, and too many are 429 at every process", async () => {
    const as = await admin.addKey(["channels:read"]);
    const first = await admin.call("GET", "/session", { as });
    expect(first.headers.get("ratelimit-policy")).toBe('"admin";q=600;w=60');
    expect(first.headers.get("ratelimit")).toMatch(/^"admin";r=599;t=(?:60|59)$/);
    const counter = hashSecret(`admin ${Object(first.sent).id}`);
    await db().execute(sql`update rate_limits set points = 600 where key = ${counter}`);
    const headers = { Authorization: `Bearer ${as.key}` };
    const refused = await other.get("/admin/v1/session", headers);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("ratelimit")).toMatch(/^"admin";r=0;t=\d+$/);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await admin.call("GET", "/session")).status).toBe(200);
  });

  it("AA-70: a channel that has sold something is not deleted", async () => {
    await admin.call("POST", "/channels", { body: { token: "sold", name: "Sold" } });
    await db().execute(sql`
      insert into invoices (id, channel, number, billed_to, subject, lines, amount, currency, status, attempts,
        refunded, period_start, issued_at)
      values ('in_sold', 'sold', '1', 'Ada', 'A film', '[]', 100, 'EUR', 'paid', 1, 0, now(), now())`);
    const headers = { "If-Match": "*" };
    const { status, body } = await admin.call("DELETE", "/channels/sold", { headers });
    expect([status, body.type]).toEqual([409, "urn:marquee:problem:conflict"]);
  });

  it("AA-81: simultaneous publications of one version at two processes make one revision", async () => {
    const { cookie = "" } = admin.owner();
    const path = "/channels/harbour/pages";
    const body = { token: "raced", url: "raced", name: "Raced" };
    const { headers } = await admin.call("POST", path, { body });
    const responses = await Promise.all(
      [one, other, one, other].map(({ origin }) =>
        fetch(`${origin()}/admin/v1${path}/raced/publication`, {
          method: "POST",
          headers: { Cookie: cookie, "If-Match": headers.get("etag") ?? "" },
        }),
      ),
    );
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 412, 412, 412]);
    const { body: revisions } = await admin.call("GET", `${path}/raced/revisions`);
    expect(revisions.data).toHaveLength(1);
  });

  // docs/security.md SE-221
  it("AA-72: of two owners who remove each other at two processes, one stays", async () => {
    const all = [{ role: "owner", channel: null }];
    const [first, second] = [
      await admin.addMember("first@acme.example", all),
      await admin.addMember("second@acme.example", all),
    ];
    const remove = ({ cookie = "" }: AdminCaller, id: string, origin: string) =>
      fetch(`${origin}/admin/v1/staff/${id}`, {
        method: "DELETE",
        headers: { Cookie: cookie, "If-Match": "*" },
      });
    const { body: mine } = await admin.call("GET", "/session");
    expect((await remove(first, mine.id, one.origin())).status).toBe(204);
    const responses = await Promise.all([
      remove(first, second.id, one.origin()),
      remove(second, first.id, other.origin()),
    ]);
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    const owners = await db().execute(
      sql`select 1 from staff_grants where role = 'owner' and channel is null`,
    );
    expect(Object(owners).rows).toHaveLength(1);
  });
});
