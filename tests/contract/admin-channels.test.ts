import { describe, expect, it } from "vitest";
import { pageSchema } from "../../lib/contract/page.ts";
import { channelFooterSchema } from "../../lib/contract/channel-footer.ts";
import { channelHeaderSchema } from "../../lib/contract/channel-header.ts";
import { channelSchema } from "../../lib/contract/channel.ts";
import { oneDatabase } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";
import { useAdmin } from "./support/admin/use-admin.ts";

describe.each(oneDatabase)("channels of the admin API on $name", (database) => {
  const provider = useProvider(database);
  const { call } = useAdmin(provider);

  const create = (token: string, more: object = {}) =>
    call("POST", "/channels", { body: { token, name: "Acme", ...more } });

  it("AA-70: a channel that was created is served to viewers, with an empty home page", async () => {
    const { status, headers } = await create("acme", { theme: { primary: "#ff0000" } });
    expect(status).toBe(201);
    expect(headers.get("location")).toBe("/admin/v1/channels/acme");
    const channel = await provider.whole(channelSchema, "/ch/acme");
    expect(channel).toMatchObject({ name: "Acme", mode: "staging" });
    const page = await provider.whole(pageSchema, "/ch/acme/pages/home");
    expect(page).toMatchObject({ name: "Acme" });
    await provider.whole(channelHeaderSchema, "/ch/acme/header");
    await provider.whole(channelFooterSchema, "/ch/acme/footer");
  });

  it("AA-70: a second channel of a token is refused at its field", async () => {
    await create("twice");
    const { status, body } = await create("twice");
    expect(status).toBe(409);
    expect(body.type).toBe("urn:marquee:problem:already-exists");
    expect(body.errors).toEqual([{ pointer: "#/token", detail: expect.any(String) }]);
  });

  it("AA-70: a change replaces what it names, null removes it, and all else stays", async () => {
    const made = await create("changed", { description: "Old", adsTxt: "a", customCss: "b{}" });
    const { status, sent } = await call("PATCH", "/channels/changed", {
      body: { description: "New", adsTxt: null },
      headers: { "If-Match": made.headers.get("etag") ?? "" },
    });
    expect(status).toBe(200);
    expect(sent).toMatchObject({ description: "New", customCss: "b{}", name: "Acme" });
    expect(sent).not.toHaveProperty("adsTxt");
    expect((await call("GET", "/channels/changed")).sent).toEqual(sent);
  });

  it("AA-70: a change keeps the series of a seeded channel", async () => {
    const before = await call("GET", "/channels/harbour");
    const home = await provider.json("/ch/harbour/pages/home/sections");
    const { status } = await call("PATCH", "/channels/harbour", {
      body: { name: before.body.name },
      headers: { "If-Match": before.headers.get("etag") ?? "" },
    });
    expect(status).toBe(200);
    expect(await provider.json("/ch/harbour/pages/home/sections")).toEqual(home);
  });

  it("AA-70: a home page that does not exist is refused at its field", async () => {
    const made = await create("homeless");
    const { status, body } = await call("PATCH", "/channels/homeless", {
      body: { homePage: "nowhere" },
      headers: { "If-Match": made.headers.get("etag") ?? "" },
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ pointer: "#/homePage", detail: expect.any(String) }]);
  });

  it("AA-70: a deleted channel is served to nobody", async () => {
    const made = await create("short-lived");
    const headers = { "If-Match": made.headers.get("etag") ?? "" };
    expect((await call("DELETE", "/channels/short-lived", { headers })).status).toBe(204);
    expect((await call("GET", "/channels/short-lived")).status).toBe(404);
    expect((await provider.get("/ch/short-lived")).status).toBe(404);
  });

  it("AA-30: a change of another version is 412, and changes nothing", async () => {
    const made = await create("versions");
    const change = (name: string) =>
      call("PATCH", "/channels/versions", {
        body: { name },
        headers: { "If-Match": made.headers.get("etag") ?? "" },
      });
    expect((await change("First")).status).toBe(200);
    const late = await change("Second");
    expect(late.status).toBe(412);
    expect((await call("GET", "/channels/versions")).body.name).toBe("First");
  });

  it("AA-30: a change without If-Match is 428", async () => {
    await create("careless");
    expect((await call("PATCH", "/channels/careless", { body: { name: "A" } })).status).toBe(428);
    expect((await call("DELETE", "/channels/careless")).status).toBe(428);
  });

  it("AA-30: a channel that was deleted and created again has another version", async () => {
    const made = await create("again");
    const headers = { "If-Match": made.headers.get("etag") ?? "" };
    await call("DELETE", "/channels/again", { headers });
    await create("again");
    expect((await call("DELETE", "/channels/again", { headers })).status).toBe(412);
  });

  it("AA-30: a read that has the current version is 304 without a body", async () => {
    const made = await create("unchanged");
    const response = await provider.get("/admin/v1/channels/unchanged", {});
    expect(response.status).toBe(401);
    const known = await call("GET", "/channels/unchanged", {
      headers: { "If-None-Match": made.headers.get("etag") ?? "" },
    });
    expect([known.status, known.sent]).toEqual([304, undefined]);
  });

  it("AA-50: pages of a list lead to all of it, once each", async () => {
    for (const token of ["list-a", "list-b", "list-c"]) await create(token);
    const found: string[] = [];
    let path: string | undefined = "/channels?limit=2";
    while (path !== undefined) {
      const { body, headers }: Awaited<ReturnType<typeof call>> = await call("GET", path);
      found.push(...body.data.map(({ token }) => String(token)));
      const next = /^<\/admin\/v1([^>]+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1];
      expect(next === undefined).toBe(body.nextCursor === null);
      path = next;
    }
    expect(found).toEqual([...new Set(found)].toSorted());
    expect(found).toEqual(expect.arrayContaining(["harbour", "list-a", "list-b", "list-c"]));
  });

  it("AA-51: a cursor that nobody has given out is 422", async () => {
    const { status, body } = await call("GET", "/channels?cursor=made-up");
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ parameter: "cursor", detail: expect.any(String) }]);
  });

  // docs/security.md SE-226
  it("AA-21: wrong values are 422, each with the pointer to it", async () => {
    const { status, body, headers } = await create("Not A Token", {
      theme: { primary: "red;}" },
      navigation: [{ name: "A", type: "page", url: "/", items: [{ name: 7 }] }],
      "a/b": 1,
    });
    expect([status, headers.get("content-type")]).toEqual([422, "application/problem+json"]);
    expect(body.errors.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining([
        "#/token",
        "#/theme/primary",
        "#/navigation/0/items/0/name",
        "#/a~1b",
      ]),
    );
  });
});
