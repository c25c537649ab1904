import { describe, expect, it } from "vitest";
import { useAdmin } from "./support/admin/use-admin.ts";
import { oneDatabase } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

const path = "/channels/harbour/viewers";
const email = "viewer@harbour.example";

describe.each(oneDatabase)("viewers of the admin API on $name", (database) => {
  const provider = useProvider(database);
  const { call, addKey, addMember } = useAdmin(provider);
  const find = async (text: string) => {
    const { body } = await call("GET", `${path}?email=${encodeURIComponent(text)}`);
    return body.data;
  };
  const idOf = async (address: string): Promise<string> => {
    const [found] = await find(address);
    return found?.id ?? "";
  };
  const signIn = async () => {
    const credentials = { email, password: "let-me-watch" };
    const response = await provider.send("POST", "/channel/harbour/login", credentials);
    expect(response.status).toBe(200);
  };

  it("AA-91: viewers are found by a part of their address, which is no pattern", async () => {
    expect(await find("VIEWER@harbour")).toMatchObject([{ email, firstName: "Vera" }]);
    expect(await find("%")).toEqual([]);
  });

  it("AA-91: a viewer is shown with their ways to sign in and their sessions", async () => {
    await signIn();
    const { status, body } = await call("GET", `${path}/${await idOf(email)}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ email, hasPassword: true, identities: [] });
    expect(body.sessions).toMatchObject([{ startedAt: expect.any(String) }]);
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash/i);
    const { body: social } = await call("GET", `${path}/${await idOf("social@")}`);
    expect(social).toMatchObject({ hasPassword: false, identities: ["google"] });
  });

  it("AA-91: all sessions of a viewer end, which the audit log names", async () => {
    await signIn();
    const id = await idOf(email);
    expect((await call("DELETE", `${path}/${id}/sessions`)).status).toBe(204);
    expect((await call("GET", `${path}/${id}`)).body.sessions).toEqual([]);
    const { body } = await call("GET", `/audit-log?resourceType=viewer&resourceId=${id}`);
    expect(body.data).toMatchObject([{ action: "signOutViewer", channel: "harbour" }]);
  });

  // docs/security.md SE-246
  it("AA-150: a blocked viewer is signed out and cannot sign in, until the block is removed", async () => {
    await signIn();
    const id = await idOf(email);
    expect((await call("POST", `${path}/${id}/block`)).status).toBe(204);
    const { body } = await call("GET", `${path}/${id}`);
    expect(body).toMatchObject({ blockedAt: expect.any(String), sessions: [] });
    const credentials = { email, password: "let-me-watch" };
    const refused = await provider.send("POST", "/channel/harbour/login", credentials);
    expect([refused.status, await refused.json()]).toEqual([
      423,
      expect.objectContaining({ detail: "ACCOUNT_BLOCKED" }),
    ]);
    const wrong = { email, password: "not this one" };
    expect((await provider.send("POST", "/channel/harbour/login", wrong)).status).toBe(401);
    expect((await call("DELETE", `${path}/${id}/block`)).status).toBe(204);
    await signIn();
  });

  it("AA-151: the export has everything of a viewer, and no secret", async () => {
    await signIn();
    const { body } = await call("GET", `${path}/${await idOf(email)}/data`);
    expect(body).toMatchObject({
      account: { email, firstName: "Vera" },
      sessions: expect.arrayContaining([
        expect.objectContaining({ createdAt: expect.any(String) }),
      ]),
      watchList: expect.any(Array),
      invoices: expect.any(Array),
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash/i);
  });

  it("AA-152: a deleted viewer is gone, which the audit log names without their data", async () => {
    const victim = "missing@harbour.example";
    const id = await idOf(victim);
    expect((await call("DELETE", `${path}/${id}`)).status).toBe(204);
    expect((await call("GET", `${path}/${id}`)).status).toBe(404);
    const { body } = await call("GET", `/audit-log?resourceType=viewer&resourceId=${id}`);
    expect(body.data).toMatchObject([{ action: "deleteViewer", channel: "harbour" }]);
    expect(JSON.stringify(body)).not.toContain(victim);
  });

  // docs/security.md SE-222
  it("AA-91: editors, keys of another channel and other channels' paths see no viewer", async () => {
    const editor = await addMember("editor@acme.example", [{ role: "editor", channel: "harbour" }]);
    const support = await addMember("help@acme.example", [{ role: "support", channel: "harbour" }]);
    const foreign = await addKey(["viewers:read"], "draft");
    expect((await call("GET", path, { as: editor })).status).toBe(403);
    expect((await call("GET", path, { as: support })).status).toBe(200);
    expect((await call("GET", path, { as: foreign })).status).toBe(404);
    expect((await call("GET", `/channels/draft/viewers/${await idOf(email)}`)).status).toBe(404);
  });
});
