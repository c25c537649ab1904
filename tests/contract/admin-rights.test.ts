import { describe, expect, it } from "vitest";
import { useAdmin } from "./support/admin/use-admin.ts";
import { databases } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

const path = "/channels/harbour/rights";

describe.each(databases)("rights by the admin API on $name", (database) => {
  const provider = useProvider(database);
  const { call } = useAdmin(provider);
  const create = (body: object) => call("POST", path, { body });
  const watch = async (content: string) =>
    (await provider.get(`/ch/harbour/content/${content}`)).status;

  it("AA-110: a rule closes its content with the next request, until it is changed or deleted", async () => {
    expect(await watch("film-6")).toBe(200);
    const rule = { token: "over", kind: "window", content: "film-6" };
    const { status, headers } = await create({ ...rule, until: "2020-01-01T00:00:00Z" });
    expect([status, headers.get("location")]).toEqual([201, `/admin/v1${path}/over`]);
    expect(await watch("film-6")).not.toBe(200);
    const match = { "If-Match": headers.get("etag") ?? "" };
    const body = { until: null };
    expect((await call("PATCH", `${path}/over`, { body, headers: match })).sent).toEqual(rule);
    expect(await watch("film-6")).toBe(200);
    expect((await call("DELETE", `${path}/over`, { headers: match })).status).toBe(412);
    const any = { headers: { "If-Match": "*" } };
    expect((await call("DELETE", `${path}/over`, any)).status).toBe(204);
    expect((await call("GET", `${path}/over`)).status).toBe(404);
  });

  it("AA-110: the rules of a content are listed", async () => {
    await create({ token: "of-7", kind: "vpn", content: "film-7" });
    await create({
      token: "of-8",
      kind: "window",
      content: "film-8",
      territory: { allowed: ["DK"] },
    });
    const { sent } = await call("GET", `${path}?content=film-8`);
    expect(sent).toMatchObject({ data: [{ token: "of-8", territory: { allowed: ["DK"] } }] });
    expect((await create({ token: "of-8", kind: "vpn" })).status).toBe(409);
  });

  it.each([
    [{ kind: "vpn", content: "no-film" }, "#/content"],
    [{ kind: "embargo" }, "#/minutes"],
    [{ kind: "vpn", territory: { allowed: [] } }, "#/territory"],
    [{ kind: "window", territory: { allowed: ["Denmark"] } }, "#/territory"],
    [{ kind: "window", from: "2030-01-02T00:00:00Z", until: "2030-01-01T00:00:00Z" }, "#/until"],
  ])("AA-110: the rule %j is 422 at %s", async (rule, pointer) => {
    const { status, body } = await create({ token: "wrong", ...rule });
    expect([status, body.errors[0]?.pointer?.startsWith(pointer)]).toEqual([422, true]);
  });
});
