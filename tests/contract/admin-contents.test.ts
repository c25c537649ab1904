import { describe, expect, it } from "vitest";
import { useAdmin } from "./support/admin/use-admin.ts";
import { oneDatabase } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

const path = "/channels/harbour/contents";

describe.each(oneDatabase)("contents of the admin API on $name", (database) => {
  const { call, addKey } = useAdmin(useProvider(database));
  const tokensOf = async (query: string) => {
    const { body } = await call("GET", `${path}?limit=100&${query}`);
    return body.data.map(({ token }) => token);
  };

  it("AA-90: a content has the fields of the catalogue, without those it lacks", async () => {
    const { status, sent } = await call("GET", `${path}/film-1`);
    expect([status, sent]).toMatchObject([200, { token: "film-1", state: "vod", access: "free" }]);
    expect(sent).not.toHaveProperty("startsAt");
    expect((await call("GET", `${path}/no-film`)).status).toBe(404);
  });

  it("AA-90: an event has its state and start of now", async () => {
    const { sent } = await call("GET", `${path}/soon`);
    expect(sent).toMatchObject({ state: "scheduled", minutes: 5, airing: { state: "scheduled" } });
    expect(Date.parse(Object(sent).airing.startsAt)).toBeGreaterThan(Date.now());
  });

  it("AA-90: the list is filtered by kind and by a text in the name", async () => {
    const [all, films, events] = await Promise.all(["", "kind=film", "kind=event"].map(tokensOf));
    expect(films).toContain("film-1");
    expect(events).toContain("soon");
    expect(new Set([...(films ?? []), ...(events ?? [])])).toEqual(new Set(all));
    const { sent } = await call("GET", `${path}/film-1`);
    const name = encodeURIComponent(Object(sent).name.toUpperCase());
    expect(await tokensOf(`name=${name}`)).toContain("film-1");
    // The one that has this character: it is no wildcard.
    expect(await tokensOf("name=%25")).toEqual(["film-5"]);
  });

  // docs/security.md SE-222
  it("AA-90: a key without the scope, or of another channel, reads none", async () => {
    const narrow = await addKey(["channels:read"]);
    const foreign = await addKey(["contents:read"], "draft");
    expect((await call("GET", path, { as: narrow })).status).toBe(403);
    expect((await call("GET", path, { as: foreign })).status).toBe(404);
  });
});
