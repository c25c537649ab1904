import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { contentSchema } from "../../lib/contract/content.ts";
import { sectionItemsSchema } from "../../lib/contract/sections.ts";
import { indexChannelForSearch } from "../../provider/db/search/index-channel.ts";
import { useAdmin } from "./support/admin/use-admin.ts";
import { databases } from "./support/databases.ts";
import { useTwoProviders } from "./support/two-providers.ts";

const path = "/channels/harbour/series";

describe.each(databases)("series by the admin API on $name", (database) => {
  const { one, other, db, firstOwnerSecret } = useTwoProviders(database);
  const { call } = useAdmin({ origin: one.origin, firstOwnerSecret });
  const any = { "If-Match": "*" };
  const found = async (q: string) => {
    const query = new URLSearchParams({ q }).toString();
    const at = `/ch/harbour/pages/search/sections/search/content?${query}`;
    return (await other.whole(sectionItemsSchema, at)).data.map(({ token }) => token);
  };
  const seriesOf = async (content: string) =>
    (await other.whole(contentSchema, `/ch/harbour/content/${content}`)).input.series;
  const readIndex = () =>
    db().execute(
      sql`select token, words, spoken from search_documents where channel = 'harbour' order by token`,
    );

  it("AA-111: contents show their series, and are found by its name until it is deleted", async () => {
    const episodes = ["film-20", "film-21"];
    const series = { token: "weirs", name: "Weirs", season: 1, unit: "episode", episodes };
    const { status, sent } = await call("POST", path, { body: series });
    expect([status, sent]).toMatchObject([201, { ...series, parts: "2 episodes", partsS: 240 }]);
    expect(await seriesOf("film-21")).toMatchObject({ name: "Weirs", episode: 2, episodes: 2 });
    expect((await found("weirs")).toSorted()).toEqual(episodes);
    const body = { episodes: ["film-21"], name: "Locks" };
    const changed = await call("PATCH", `${path}/weirs`, { body, headers: any });
    expect(changed.sent).toMatchObject({ name: "Locks", parts: "1 episodes", partsS: 120 });
    expect([await found("weirs"), await found("locks")]).toEqual([[], ["film-21"]]);
    expect((await call("DELETE", `${path}/weirs`, { headers: any })).status).toBe(204);
    expect([await found("locks"), await seriesOf("film-21")]).toEqual([[], undefined]);
  });

  it.each([
    [{ episodes: ["no-film"] }, "#/episodes/0"],
    [{ episodes: ["film-9", "film-10"] }, "#/episodes/1"],
    [{ episodes: ["film-9", "film-9"] }, "#/episodes/1"],
    [{ episodes: ["film-9"], groups: [["Part two", 2]] }, "#/groups/0/1"],
  ])("AA-111: a series with %j is 422 at %s", async (fields, pointer) => {
    const body = { token: "wrong", name: "Wrong", ...fields };
    const { status, body: problem } = await call("POST", path, { body });
    expect([status, problem.errors[0]?.pointer]).toEqual([422, pointer]);
  });

  // docs/provider-api.md PA-214
  it("PA-358: captions of a channel that requires sign-in are not searched any more", async () => {
    const body = { subscriptionType: "force" };
    expect((await call("PATCH", "/channels/harbour", { body, headers: any })).status).toBe(200);
    const { rows } = Object(await readIndex());
    expect(rows.flatMap((row: { spoken: string[] }) => row.spoken)).toEqual([]);
    await db().transaction((tx) => indexChannelForSearch(tx, "harbour"));
    expect(Object(await readIndex()).rows).toEqual(rows);
  });
});
