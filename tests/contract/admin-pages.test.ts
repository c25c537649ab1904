import { describe, expect, it } from "vitest";
import { useAdmin } from "./support/admin/use-admin.ts";
import { oneDatabase } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

const path = "/channels/harbour/pages";
const row = {
  token: "row",
  name: "Row",
  role: "content",
  type: "video",
  layout: "carousel",
  items: ["film-1", "film-2"],
};

describe.each(oneDatabase)("pages of the admin API on $name", (database) => {
  const provider = useProvider(database);
  const { call, addMember } = useAdmin(provider);

  const versionOf = async (page: string) =>
    (await call("GET", `${path}/${page}`)).headers.get("etag") ?? "";
  const create = (token: string, more: object = {}) =>
    call("POST", path, { body: { token, url: token, name: "New", ...more } });
  const change = async (token: string, body: object) =>
    call("PATCH", `${path}/${token}`, {
      body,
      headers: { "If-Match": await versionOf(token) },
    });
  const publish = async (token: string) =>
    call("POST", `${path}/${token}/publication`, {
      headers: { "If-Match": await versionOf(token) },
    });
  const seen = (page: string) => provider.get(`/ch/harbour/pages/${page}`);

  it("AA-80: a new page is seen by viewers once it is published", async () => {
    const made = await create("fresh", { sections: [row] });
    expect([made.status, made.sent]).toMatchObject([201, { state: "draft", name: "New" }]);
    expect((await seen("fresh")).status).toBe(404);
    const published = await publish("fresh");
    expect([published.status, published.sent]).toMatchObject([200, { state: "published" }]);
    expect(await (await seen("fresh")).json()).toMatchObject({ name: "New", url: "fresh" });
    const items = await provider.json("/ch/harbour/pages/fresh/sections/row/content");
    expect(items).toMatchObject({ data: [{ token: "film-1" }, { token: "film-2" }] });
  });

  it("AA-80: a change of a published page is a draft, which viewers do not see", async () => {
    await create("steady");
    await publish("steady");
    const changed = await change("steady", { name: "Changed" });
    expect(changed.sent).toMatchObject({ state: "changed", name: "Changed" });
    expect(await (await seen("steady")).json()).toMatchObject({ name: "New" });
    const headers = { "If-Match": changed.headers.get("etag") ?? "" };
    const discarded = await call("DELETE", `${path}/steady/draft`, { headers });
    expect(discarded.status).toBe(204);
    expect((await call("GET", `${path}/steady`)).sent).toMatchObject({
      state: "published",
      name: "New",
    });
  });

  it("AA-80: a seeded page that is changed and published has all of its sections", async () => {
    const responses = () =>
      Promise.all(
        ["/pages/home/sections", "/pages/home/sections/all/content", "/pages/boats"].map((each) =>
          provider.json(`/ch/harbour${each}`),
        ),
      );
    const before = await responses();
    const page = await call("GET", `${path}/home`);
    expect((await change("home", { sections: Object(page.sent).sections })).status).toBe(200);
    expect((await publish("home")).status).toBe(200);
    expect(await responses()).toEqual(before);
  });

  it("AA-80: null removes the picture of a page, and what else it may lack", async () => {
    const more = { picture: "harbour-hero", cover: "film-1", description: "One" };
    await create("plain", more);
    await change("plain", { picture: null, cover: null });
    await publish("plain");
    const { sent } = await call("GET", `${path}/plain`);
    expect(sent).toEqual({
      token: "plain",
      url: "plain",
      name: "New",
      description: "One",
      sections: [],
      state: "published",
    });
  });

  it("AA-80: the list has pages and drafts by their state", async () => {
    await create("listed");
    const { body } = await call("GET", `${path}?limit=100`);
    const states = new Map(body.data.map(({ token, state }) => [token, state]));
    expect([states.get("listed"), states.get("boats")]).toEqual(["draft", "published"]);
  });

  it("AA-80: a page of which somebody else has saved a draft is 412", async () => {
    await create("contended");
    const headers = { "If-Match": await versionOf("contended") };
    const save = (name: string) => call("PATCH", `${path}/contended`, { body: { name }, headers });
    expect((await save("First")).status).toBe(200);
    expect((await save("Second")).status).toBe(412);
    expect((await call("POST", `${path}/contended/publication`, { headers })).status).toBe(412);
  });

  it("AA-80: a page with the token of another one, published or not, is refused", async () => {
    await create("same");
    expect((await create("same")).status).toBe(409);
    expect((await create("boats")).status).toBe(409);
  });

  it("AA-80: a deleted page is served to nobody, and the home page stays", async () => {
    await create("brief");
    await publish("brief");
    const headers = { "If-Match": "*" };
    expect((await call("DELETE", `${path}/brief`, { headers })).status).toBe(204);
    expect((await seen("brief")).status).toBe(404);
    expect((await call("GET", `${path}/brief/revisions`)).status).toBe(404);
    expect((await call("DELETE", `${path}/home`, { headers })).status).toBe(409);
  });

  it("AA-81: what does not exist is refused at its place when it is published", async () => {
    await create("wrong", {
      cover: "no-film",
      picture: "no-picture",
      sections: [
        { ...row, items: ["film-1", "no-film"] },
        {
          ...row,
          token: "tabbed",
          items: undefined,
          tabs: [{ token: "a", name: "A", items: ["x"] }],
        },
        { ...row, token: "pages", type: "page", items: ["wrong", "no-page"] },
        { ...row, token: "offers", type: "paywall", items: ["no-offer"] },
      ],
    });
    const { status, body } = await publish("wrong");
    expect(status).toBe(422);
    expect(body.errors.map(({ pointer }) => pointer)).toEqual([
      "#/picture",
      "#/cover",
      "#/sections/0/items/1",
      "#/sections/1/tabs/0/items/0",
      "#/sections/2/items/1",
      "#/sections/3/items/0",
    ]);
    expect((await seen("wrong")).status).toBe(404);
    expect((await call("GET", `${path}/wrong`)).sent).toMatchObject({ state: "draft" });
  });

  it.each([
    ["the url of another page", { url: "boats/small" }],
    ["a url that is the token of another page", { url: "boats" }],
  ])("AA-81: a page with %s is refused", async (_, more) => {
    const token = `like-${Object.values(more)[0]?.replace("/", "-")}`;
    await create(token, more);
    const { status, body } = await publish(token);
    expect([status, body.errors[0]?.pointer]).toEqual([409, "#/url"]);
  });

  it("AA-81: a page without a draft is not published again", async () => {
    expect((await publish("boats")).status).toBe(409);
  });

  it("AA-82: an earlier revision is published again, as a new one", async () => {
    await create("rolled", { description: "One" });
    await publish("rolled");
    await change("rolled", { description: "Two", sections: [row] });
    await publish("rolled");
    const restored = await call("POST", `${path}/rolled/revisions/1/publication`, {
      headers: { "If-Match": await versionOf("rolled") },
    });
    expect(restored.sent).toMatchObject({ state: "published", description: "One", sections: [] });
    expect(await (await seen("rolled")).json()).toMatchObject({ description: "One" });
    const { body } = await call("GET", `${path}/rolled/revisions`);
    expect(body.data).toMatchObject([
      { revision: 3, restoredFrom: 1 },
      { revision: 2, restoredFrom: null },
      { revision: 1, publishedBy: "owner@acme.example" },
    ]);
    const second = await call("GET", `${path}/rolled/revisions/2`);
    expect(second.sent).toMatchObject({ page: { description: "Two" } });
  });

  it("AA-82: the first change of a page that was there before leads back to what it was", async () => {
    const before = await (await seen("privacy")).json();
    await change("privacy", { name: "Data" });
    await publish("privacy");
    await call("POST", `${path}/privacy/revisions/1/publication`, {
      headers: { "If-Match": "*" },
    });
    expect(await (await seen("privacy")).json()).toEqual(before);
    const { body } = await call("GET", `${path}/privacy/revisions`);
    expect(body.data.at(-1)).toMatchObject({ revision: 1, publishedBy: null });
  });

  it("AA-82: a restored revision leaves the draft as it is", async () => {
    await create("drafted", { name: "One" });
    await publish("drafted");
    await change("drafted", { name: "Draft" });
    const { sent } = await call("POST", `${path}/drafted/revisions/1/publication`, {
      headers: { "If-Match": "*" },
    });
    expect(sent).toMatchObject({ state: "changed", name: "Draft" });
  });

  it("AA-82: the latest hundred revisions of a page are stored", async () => {
    await create("often");
    await publish("often");
    const headers = { "If-Match": "*" };
    for (let count = 0; count < 100; count += 1) {
      await call("POST", `${path}/often/revisions/${count + 1}/publication`, { headers });
    }
    expect((await call("GET", `${path}/often/revisions/1`)).status).toBe(404);
    const { body } = await call("GET", `${path}/often/revisions?limit=100`);
    expect([body.data.length, body.data[0]?.revision, body.nextCursor]).toEqual([100, 101, null]);
  }, 60_000);

  // docs/security.md SE-222
  it("AA-11: an editor publishes, an analyst only reads", async () => {
    await create("by-roles");
    const grantOf = (role: string) => [{ role, channel: "harbour" }];
    const editor = await addMember("page-editor@acme.example", grantOf("editor"));
    const analyst = await addMember("page-analyst@acme.example", grantOf("analyst"));
    const headers = { "If-Match": "*" };
    const publishAs = (as: object) => call("POST", `${path}/by-roles/publication`, { as, headers });
    expect((await call("GET", `${path}/by-roles`, { as: analyst })).status).toBe(200);
    expect((await publishAs(analyst)).status).toBe(403);
    expect((await publishAs(editor)).status).toBe(200);
  });
});
