import { afterEach, describe, expect, it } from "vitest";
import { sectionItemsSchema } from "../../lib/contract/sections.ts";
import { accountsOf } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

const rows = "/ch/harbour/pages/own/personalized-sections";

type Headers = Record<string, string>;

describe.each(databases)("a viewer's personal rows on $name", (database) => {
  const client = useProvider(database);
  const { post, signIn } = accountsOf(client);
  afterEach(async () => {
    await client.console.send("POST", "/console/api/reset?keep=catalogue");
  });
  const list = async (headers: Headers, ...tokens: string[]) => {
    for (const inputToken of tokens) await post("/watchlist", { inputToken }, headers);
  };
  const watch = (headers: Headers, inputToken: string, currentTime: number) =>
    post("/ch/harbour/users/current-time", { userId: "x", inputToken, currentTime }, headers);
  const rowOf = (headers: Headers, row: string, page = 1) =>
    client.whole(sectionItemsSchema, `${rows}/${row}/content?page=${page}`, headers);
  const tokensOf = async (headers: Headers, row: string, page = 1) =>
    (await rowOf(headers, row, page)).data.map(({ token }) => token);

  it("I12: the watch list has pages, the latest first", async () => {
    const { headers } = await signIn("viewer");
    await list(headers, "film-1", "film-2", "film-3");
    expect(await tokensOf(headers, "list")).toEqual(["film-3", "film-2"]);
    expect(await tokensOf(headers, "list", 2)).toEqual(["film-1"]);
    expect((await rowOf(headers, "list")).paging).toMatchObject({ total_items: 3, page_size: 2 });
  });

  it("I13: a started content is listed until 95 % of it, the last watched first", async () => {
    const { headers } = await signIn("viewer");
    await watch(headers, "film-1", 60);
    await watch(headers, "film-2", 113);
    await watch(headers, "film-3", 114);
    await watch(headers, "film-1", 61);
    const { data, paging } = await rowOf(headers, "begun");
    expect(data.map(({ token, progress }) => [token, progress])).toEqual([
      ["film-1", { current_time_s: 61, duration_s: 120 }],
      ["film-2", { current_time_s: 113, duration_s: 120 }],
    ]);
    expect(paging.total_items).toBe(2);
  });

  it("I14: an item of the watch list has its watched position", async () => {
    const { headers } = await signIn("viewer");
    await list(headers, "film-1", "film-2");
    await watch(headers, "film-1", 30);
    expect((await rowOf(headers, "list")).data.map(({ progress }) => progress)).toEqual([
      undefined,
      { current_time_s: 30, duration_s: 120 },
    ]);
  });

  it("I15: a viewer does not see another viewer's rows", async () => {
    const [viewer, other] = [await signIn("viewer"), await signIn("member")];
    await list(viewer.headers, "film-1");
    await watch(viewer.headers, "film-1", 30);
    expect(await tokensOf(other.headers, "list")).toEqual([]);
    expect(await tokensOf(other.headers, "begun")).toEqual([]);
  });
});
