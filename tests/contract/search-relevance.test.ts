import { describe, expect, it } from "vitest";
import { sectionsSchema, sectionItemsSchema } from "../../lib/contract/sections.ts";
import { databases } from "./support/databases.ts";
import { asSite, useProvider } from "./support/provider.ts";
import { seeded, seededOptions } from "./support/seeded-database.ts";
import { readTable } from "./support/relevance/films.ts";

const rows = readTable("queries.tsv").map(
  ([channel = "", kind = "", q = "", expected = "", instead = ""]) => ({
    channel,
    kind,
    q,
    expected,
    instead,
  }),
);

describe.each(databases)("relevance on $name", (database) => {
  const { whole } = useProvider(seeded(database), seededOptions);
  let count = 0;

  /** Each search is by another viewer. */
  const first = async (channel: string, q: string) => {
    count += 1;
    const headers = { ...asSite, "X-Viewer-Ip": `10.0.${count >> 8}.${count & 255}` };
    const query = new URLSearchParams({ q }).toString();
    const section = await searchSection(channel);
    const path = `/ch/${channel}/pages/search/sections/${section}/content?${query}`;
    return (await whole(sectionItemsSchema, path, headers)).data[0]?.token ?? "";
  };
  const searchSection = async (channel: string) => {
    if (channel === "world") return "search";
    const { data } = await whole(sectionsSchema, `/ch/${channel}/pages/search/sections`);
    return data.find(({ role }) => role === "search")?.token;
  };

  it.each(rows)("S23: $channel: $kind: $q", async ({ channel, q, expected, instead }) => {
    expect(await first(channel, q)).toBe(instead === "(nothing)" ? "" : instead || expected);
  });
});

it("S23: at least 95 of 100 queries of the table find the expected content first", () => {
  const found = rows.filter(({ instead }) => instead === "");
  expect(rows.length).toBeGreaterThanOrEqual(120);
  expect(found.length / rows.length).toBeGreaterThanOrEqual(0.95);
});
