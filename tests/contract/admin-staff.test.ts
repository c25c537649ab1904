import { describe, expect, it } from "vitest";
import { cookieOf, ownerEmail, ownerPassword, useAdmin } from "./support/admin/use-admin.ts";
import { oneDatabase } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

const all = null;
const owner = (channel: string | null) => ({ role: "owner", channel });

describe.each(oneDatabase)("staff of the admin API on $name", (database) => {
  const provider = useProvider(database);
  const { call, addMember, owner: firstOwner } = useAdmin(provider);

  // docs/security.md SE-225
  it("AA-13: the secret of the first owner is good once, and makes an owner of all channels", async () => {
    const body = { email: "second@acme.example", name: "Second", password: ownerPassword };
    const path = `/invitations/${provider.firstOwnerSecret()}`;
    expect((await call("POST", path, { as: {}, body })).status).toBe(410);
    const { body: staff } = await call("GET", "/staff");
    expect(staff.data).toMatchObject([
      { email: ownerEmail, status: "active", grants: [owner(all)] },
    ]);
  });

  it("AA-13: an invitation sets a password once, and a weak one is refused at its field", async () => {
    const member = { email: "Eve@Acme.example ", name: "Eve", grants: [owner("harbour")] };
    const { body } = await call("POST", "/staff", { body: member });
    expect(body).toMatchObject({ email: "eve@acme.example", status: "invited" });
    const path = `/invitations/${body.invitation.secret}`;
    const accept = (password: string) => call("POST", path, { as: {}, body: { password } });
    const weak = await accept("password");
    expect([weak.status, weak.body.errors[0]?.pointer]).toEqual([422, "#/password"]);
    expect((await accept(ownerPassword)).sent).toMatchObject({ id: body.id, status: "active" });
    expect((await accept(ownerPassword)).status).toBe(410);
  });

  it("AA-13: another invitation ends the one before, and the password it sets ends all sessions", async () => {
    const member = await addMember("forgetful@acme.example", [owner("harbour")]);
    const renew = () => call("POST", `/staff/${member.id}/invitation`);
    const [first, second] = [await renew(), await renew()];
    const accept = (secret: string) =>
      call("POST", `/invitations/${secret}`, { as: {}, body: { password: "another lantern" } });
    expect((await accept(first.body.secret)).status).toBe(410);
    expect((await accept(second.body.secret)).status).toBe(200);
    expect((await call("GET", "/session", { as: member })).status).toBe(401);
  });

  // docs/security.md SE-220
  it("AA-12: a session is a cookie that scripts cannot read, of the admin API alone", async () => {
    const body = { email: ownerEmail, password: ownerPassword };
    const reply = await call("POST", "/session", { as: {}, body });
    expect(reply.status).toBe(200);
    const cookie = reply.headers.get("set-cookie");
    expect(cookie).toMatch(
      /^mq_staff=[\w-]{43}; Max-Age=604800; Path=\/admin; HttpOnly; SameSite=Strict$/,
    );
    const session = { cookie: cookieOf(reply) };
    expect((await call("GET", "/session", { as: session })).sent).toMatchObject({
      kind: "staff",
      name: ownerEmail,
    });
    expect((await call("DELETE", "/session", { as: session })).status).toBe(204);
    expect((await call("GET", "/session", { as: session })).status).toBe(401);
  });

  // docs/security.md SE-220
  it.each([
    ["Sec-Fetch-Site", "same-site"],
    ["Sec-Fetch-Site", "cross-site"],
    ["Origin", "https://acme.channels.example"],
  ])("AA-12: a session changes nothing for a page with %s %s", async (name, value) => {
    const change = { body: { token: "foreign", name: "Foreign" }, headers: { [name]: value } };
    const { status, body } = await call("POST", "/channels", change);
    expect([status, body.type]).toEqual([403, "urn:marquee:problem:cross-origin"]);
  });

  // docs/security.md SE-223
  it("AA-12: a wrong password and an unknown address have the same response, and are limited", async () => {
    const attempt = (email: string) =>
      call("POST", "/session", { as: {}, body: { email, password: "not the password" } });
    const { sent: unknown } = await attempt("nobody@acme.example");
    const { sent: wrong } = await attempt(ownerEmail);
    const { requestId: _, ...shown } = Object(wrong);
    expect(unknown).toMatchObject(shown);
    const statuses: number[] = [];
    for (let count = 0; count < 10; count += 1) {
      statuses.push((await attempt("target@acme.example")).status);
    }
    const refused = await attempt("target@acme.example");
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 401));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  // docs/security.md SE-220, SE-223
  it("AA-12: a member changes their password with the current one, which ends other sessions", async () => {
    const email = "changing@acme.example";
    const member = await addMember(email, [owner("harbour")]);
    const signIn = (password: string) =>
      call("POST", "/session", { as: {}, body: { email, password } });
    const other = { cookie: cookieOf(await signIn(ownerPassword)) };
    const change = (currentPassword: string, newPassword: string) =>
      call("POST", "/session/password", { as: member, body: { currentPassword, newPassword } });
    const wrong = await change("not this one", "a new lantern");
    expect([wrong.status, wrong.body.errors[0]?.pointer]).toEqual([422, "#/currentPassword"]);
    const weak = await change(ownerPassword, "password");
    expect([weak.status, weak.body.errors[0]?.pointer]).toEqual([422, "#/newPassword"]);
    expect((await change(ownerPassword, "a new lantern")).status).toBe(204);
    expect((await call("GET", "/session", { as: member })).status).toBe(200);
    expect((await call("GET", "/session", { as: other })).status).toBe(401);
    expect((await signIn(ownerPassword)).status).toBe(401);
    expect((await signIn("a new lantern")).status).toBe(200);
  });

  // docs/security.md SE-222
  it("AA-11: an editor reads their channel, changes nothing of it, and other channels are 404", async () => {
    const grants = [{ role: "editor", channel: "harbour" }];
    const editor = await addMember("editor@acme.example", grants);
    expect((await call("GET", "/channels/harbour", { as: editor })).status).toBe(200);
    const headers = { "If-Match": "*" };
    const change = { as: editor, headers, body: { name: "Mine" } };
    const refused = await call("PATCH", "/channels/harbour", change);
    expect([refused.status, refused.body.type]).toEqual([403, "urn:marquee:problem:scope-missing"]);
    for (const path of ["/channels/draft", "/channels/no-channel"]) {
      const { status, sent } = await call("GET", path, { as: editor });
      expect([status, Object(sent).title]).toEqual([404, "There is no such resource"]);
    }
    const { body } = await call("GET", "/channels", { as: editor });
    expect(body.data.map(({ token }) => token)).toEqual(["harbour"]);
  });

  // docs/security.md SE-221
  it("AA-72: the owner of a channel gives roles on it alone, and sees its members alone", async () => {
    const local = await addMember("local@acme.example", [owner("harbour")]);
    const invite = (email: string, grants: object[]) =>
      call("POST", "/staff", { as: local, body: { email, name: "New", grants } });
    expect((await invite("a@acme.example", [owner(all)])).status).toBe(403);
    expect((await invite("a@acme.example", [owner("draft")])).status).toBe(403);
    expect((await invite("a@acme.example", [owner("harbour")])).status).toBe(201);
    const { body } = await call("GET", "/staff", { as: local });
    expect(body.data.map(({ email }) => email)).not.toContain(ownerEmail);
    const { body: mine } = await call("GET", "/session", { as: firstOwner() });
    expect((await call("GET", `/staff/${mine.id}`, { as: local })).status).toBe(404);
  });

  // docs/security.md SE-221
  it("AA-72: a member with a role on another channel is not changed by the owner of one", async () => {
    const local = await addMember("of-harbour@acme.example", [owner("harbour")]);
    const both = [owner("harbour"), owner("draft")];
    const wider = await addMember("of-both@acme.example", both);
    const headers = { "If-Match": "*" };
    const path = `/staff/${wider.id}`;
    expect((await call("DELETE", path, { as: local, headers })).status).toBe(403);
    expect((await call("POST", `${path}/invitation`, { as: local })).status).toBe(403);
    const { sent } = await call("GET", path, { as: local });
    expect(sent).toMatchObject({ grants: [owner("harbour")] });
  });

  it("AA-72: a role that is taken away ends its scopes with the next call", async () => {
    const member = await addMember("demoted@acme.example", [owner("harbour")]);
    const path = `/staff/${member.id}`;
    const { headers } = await call("GET", path);
    const body = { grants: [{ role: "analyst", channel: "draft" }] };
    const ifMatch = { "If-Match": headers.get("etag") ?? "" };
    expect((await call("PATCH", path, { body, headers: ifMatch })).status).toBe(200);
    expect((await call("GET", "/channels/harbour", { as: member })).status).toBe(404);
    expect((await call("GET", "/channels/draft", { as: member })).status).toBe(200);
  });

  // docs/security.md SE-221
  it("AA-72: the last owner of all channels is neither removed nor given another role", async () => {
    const { body: mine } = await call("GET", "/session");
    const headers = { "If-Match": "*" };
    const path = `/staff/${mine.id}`;
    const removal = await call("DELETE", path, { headers });
    const change = await call("PATCH", path, { headers, body: { grants: [owner("harbour")] } });
    const problem = "urn:marquee:problem:last-owner";
    expect([removal.body.type, change.body.type]).toEqual([problem, problem]);
    expect((await call("GET", "/session")).status).toBe(200);
  });

  it("AA-72: the sessions and API keys of a member who is removed end", async () => {
    const member = await addMember("leaving@acme.example", [owner(all)]);
    const body = { name: "Left behind", channel: all, scopes: ["channels:read"] };
    const { body: key } = await call("POST", "/api-keys", { as: member, body });
    const headers = { "If-Match": "*" };
    expect((await call("DELETE", `/staff/${member.id}`, { headers })).status).toBe(204);
    for (const as of [member, { key: key.secret }]) {
      expect((await call("GET", "/session", { as })).status).toBe(401);
    }
  });

  it("AA-72: two roles on one channel, and roles on unknown channels, are refused at their field", async () => {
    const invite = (grants: object[]) =>
      call("POST", "/staff", { body: { email: "x@acme.example", name: "X", grants } });
    const twice = await invite([owner("harbour"), { role: "editor", channel: "harbour" }]);
    expect([twice.status, twice.body.errors[0]?.pointer]).toEqual([422, "#/grants"]);
    const nowhere = await invite([owner("harbour"), owner("nowhere")]);
    expect([nowhere.status, nowhere.body.errors[0]?.pointer]).toEqual([422, "#/grants/1/channel"]);
  });

  // docs/security.md SE-225
  it("AA-13: the console makes a first owner only while there is no staff", async () => {
    const request = () => provider.console.send("POST", "/console/api/first-owner");
    expect((await request()).status).toBe(409);
    await provider.console.send("POST", "/console/api/reset?keep=catalogue");
    const { path } = Object(await (await request()).json());
    const body = { email: ownerEmail, name: "Ada", password: ownerPassword };
    const accept = () => call("POST", String(path).replace("/admin/v1", ""), { as: {}, body });
    expect([(await accept()).status, (await accept()).status]).toEqual([200, 410]);
    expect((await request()).status).toBe(409);
  });
});
