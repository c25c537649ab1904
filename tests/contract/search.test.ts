import { describe, expect, it } from "vitest";
import { sectionItemsSchema } from "../../lib/contract/sections.ts";
import { databases } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

describe.each(databases)("search on $name", (database) => {
  const { whole } = useProvider(database);
  const search = async (query: string) => {
    const path = `/ch/harbour/pages/search/sections/search/content?${query}`;
    return whole(sectionItemsSchema, path);
  };
  const found = async (query: string) => (await search(query)).data.map((item) => item.token);

  it.each([
    ["q=LIGHTHOUSE", ["film-7"]],
    ["q=keeper+harbour", ["film-7"]],
    ["q=keeper+quay", []],
  ])("S1: %s finds contents with every word", async (query, tokens) => {
    expect(await found(query)).toEqual(tokens);
  });

  it.each([
    ["q=100%25", ["film-5"]],
    ["q=_", []],
  ])("S2: %s is taken literally", async (query, tokens) => {
    expect(await found(query)).toEqual(tokens);
  });

  it("S3: a blank query finds nothing", async () => {
    expect(await found("q=+")).toEqual([]);
  });

  it("S4: a name that begins with the query comes first", async () => {
    expect((await found("q=harbour+30"))[0]).toBe("film-30");
  });

  it("S5: sort_by orders by time", async () => {
    expect((await found("q=boats&sort_by=-start_time"))[0]).toBe("film-1");
    expect((await found("q=boats&sort_by=start_time"))[0]).toBe("film-30");
  });

  it("S6: filter_by returns one state", async () => {
    expect(await found("q=quay&filter_by=stream_state:live")).toEqual(["always-on"]);
    expect(await found("q=quay&filter_by=stream_state:scheduled,tags:quay")).toHaveLength(2);
    expect(await found("q=quay&filter_by=metadata.genre:noir")).toEqual([]);
  });

  it("S7: search results have pages on a channel without a search page", async () => {
    const { paging } = await search("q=harbour&page=2");
    expect(paging).toEqual({ page: 2, total_items: 30, page_size: 12, pending_page: 3 });
  });
});
