import { describe, expect, it } from "vitest";
import { contentSchema } from "../../lib/contract/content.ts";
import { sectionItemsSchema } from "../../lib/contract/sections.ts";
import { useAdmin } from "./support/admin/use-admin.ts";
import { databases } from "./support/databases.ts";
import { useTwoProviders } from "./support/two-providers.ts";

const path = "/channels/harbour/contents";
const hour = 3_600_000;
const film = {
  name: "The Quiet Weir",
  hls: "https://media.acme.example/weir/master.m3u8?token=a%2Fb&exp=1",
  picture: "https://media.acme.example/weir-{w}.jpg",
  captions: [{ lang: "de", src: "https://media.acme.example/weir.de.vtt" }],
  durationS: 61,
};

describe.each(databases)("changes of contents by the admin API on $name", (database) => {
  const { one, other, firstOwnerSecret } = useTwoProviders(database);
  const { call, addKey, addMember } = useAdmin({ origin: one.origin, firstOwnerSecret });
  const create = (token: string, fields: object = {}) =>
    call("POST", path, { body: { token, ...film, ...fields } });
  const change = (token: string, body: object, etag: string | null) =>
    call("PATCH", `${path}/${token}`, { body, headers: { "If-Match": etag ?? "*" } });
  const read = (token: string) => other.whole(contentSchema, `/ch/harbour/content/${token}`);
  const found = async (q: string) => {
    const query = new URLSearchParams({ q }).toString();
    const at = `/ch/harbour/pages/search/sections/search/content?${query}`;
    return (await other.whole(sectionItemsSchema, at)).data.map(({ token }) => token);
  };

  it("AA-108: a content plays its address with its query, and shows its picture and captions", async () => {
    const { status, headers } = await create("weir");
    expect([status, headers.get("location")]).toEqual([201, `/admin/v1${path}/weir`]);
    const { playback, input } = await read("weir");
    expect(playback).toMatchObject({
      hls: film.hls,
      captions: [{ lang: "de", label: "Deutsch", src: film.captions[0]?.src }],
    });
    expect(input.thumbnail).toBe(film.picture);
  });

  it("PA-358: another process finds a content by its new words, and a deleted one no longer", async () => {
    const { headers } = await create("bittern", { name: "Bittern Marsh" });
    expect(await found("bittern")).toEqual(["bittern"]);
    const changed = await change("bittern", { name: "Curlew Sands" }, headers.get("etag"));
    expect([changed.status, await found("bittern"), await found("curlew")]).toEqual([
      200,
      [],
      ["bittern"],
    ]);
    const match = { "If-Match": changed.headers.get("etag") ?? "" };
    expect((await call("DELETE", `${path}/bittern`, { headers: match })).status).toBe(204);
    expect(await found("curlew")).toEqual([]);
    expect((await other.get("/ch/harbour/content/bittern")).status).toBe(404);
  });

  it("AA-30: a change needs the current version", async () => {
    const { headers } = await create("versions");
    const etag = headers.get("etag");
    expect((await change("versions", { year: 1999 }, etag)).status).toBe(200);
    expect((await change("versions", { year: 2000 }, etag)).status).toBe(412);
    const body = { year: 2000 };
    expect((await call("PATCH", `${path}/versions`, { body })).status).toBe(428);
  });

  it("AA-40: a repeated creation has the response of the first one, another with its token is 409", async () => {
    const body = { token: "twice", ...film };
    const headers = { "Idempotency-Key": "twice-1" };
    const first = await call("POST", path, { body, headers });
    const second = await call("POST", path, { body, headers });
    expect([second.status, second.sent]).toEqual([201, first.sent]);
    expect((await create("twice")).status).toBe(409);
  });

  it("AA-60: changes are in the audit log with the fields before and after", async () => {
    const { headers } = await create("logged");
    await change("logged", { name: "Renamed" }, headers.get("etag"));
    const { body } = await call("GET", "/audit-log?resourceType=content&resourceId=logged");
    expect(body.data).toMatchObject([
      { action: "updateContent", before: { name: film.name }, after: { name: "Renamed" } },
      { action: "createContent", after: { token: "logged" } },
    ]);
  });

  it("AA-108: null removes a field, and all that is not sent stays", async () => {
    const { headers } = await create("fields", { year: 1999, people: ["Ada Lind"] });
    const { sent } = await change("fields", { year: null }, headers.get("etag"));
    expect(sent).toMatchObject({ name: film.name, people: ["Ada Lind"] });
    expect(sent).not.toHaveProperty("year");
  });

  it.each([
    [
      "an unknown film",
      { hls: undefined, captions: [], durationS: 4, films: ["no-film"] },
      "#/films/0",
    ],
    ["an unknown picture", { picture: "no-picture" }, "#/picture"],
    ["films and an address", { films: ["first"], durationS: 60 }, "#/hls"],
    ["a script as address", { hls: "javascript:alert(1)" }, "#/hls"],
    ["a password in an address", { hls: "https://a:b@acme.example/a.m3u8" }, "#/hls"],
    ["a language that is none", { captions: [{ lang: "a", src: film.hls }] }, "#/captions/0/lang"],
    ["an event without a time", { state: "scheduled" }, "#/startsAt"],
    ["a time of a film", { startsAt: "2030-01-01T00:00:00Z" }, "#/startsAt"],
    ["a time of the year 0", { publishedAt: "0000-01-01T00:00:00Z" }, "#/publishedAt"],
  ])("AA-108: %s is 422 with its place, and nothing is written", async (_, fields, pointer) => {
    const { status, body } = await create("wrong", fields);
    expect([status, body.errors.map((error) => error.pointer)]).toEqual([422, [pointer]]);
    expect((await call("GET", `${path}/wrong`)).status).toBe(404);
  });

  it("AA-109: an event takes place once, at its time and as long as it says", async () => {
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    const event = { state: "scheduled", durationS: 7_200, captions: [] };
    const { sent } = await create("event", { ...event, startsAt: at(hour) });
    expect(sent).toMatchObject({ airing: { state: "scheduled" } });
    expect((await read("event")).playback).toBeUndefined();
    await change("event", { startsAt: at(-hour) }, null);
    const live = await read("event");
    expect([live.input.stream_state, live.playback?.hls]).toEqual(["live", film.hls]);
    await change("event", { startsAt: at(-3 * hour) }, null);
    expect((await read("event")).input.stream_state).toBe("vod");
  });

  it("AA-11: an editor changes contents, a key without the scope and support do not", async () => {
    const grant = (role: string) => [{ role, channel: "harbour" }];
    const editor = await addMember("editor@acme.example", grant("editor"));
    const support = await addMember("support@acme.example", grant("support"));
    const key = await addKey(["contents:read"]);
    const body = { token: "by-editor", ...film };
    const statuses = [];
    for (const as of [editor, support, key]) {
      statuses.push((await call("POST", path, { body, as })).status);
    }
    expect(statuses).toEqual([201, 403, 403]);
  });
});
