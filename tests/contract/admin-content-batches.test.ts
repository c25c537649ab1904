import fc from "fast-check";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { deleteContents } from "../../provider/db/catalogue/delete-contents.ts";
import { upsertContents } from "../../provider/db/catalogue/upsert-contents.ts";
import { findAdminChannel } from "../../provider/db/admin/admin-channels.ts";
import { findPublishedPage } from "../../provider/db/admin/published-pages.ts";
import { findContent, listContents } from "../../provider/db/contents.ts";
import { paywalls } from "../../provider/db/offers-schema.ts";
import { listRights } from "../../provider/db/rights.ts";
import { contents, pages, sectionItems } from "../../provider/db/schema.ts";
import { searchDocuments, searchWords } from "../../provider/db/search-schema.ts";
import { replaceSearchCues } from "../../provider/db/search/caption-cues.ts";
import { indexChannelForSearch } from "../../provider/db/search/index-channel.ts";
import { databases } from "./support/databases.ts";
import { useDatabase } from "./support/use-database.ts";

const channel = "harbour";

describe.each(databases)("changes of contents on $name", (database) => {
  const db = useDatabase(database);
  const upsert = (items: Parameters<typeof upsertContents>[2]) =>
    db().transaction((tx) => upsertContents(tx, channel, items));
  const remove = (tokens: string[]) =>
    db().transaction((tx) => deleteContents(tx, channel, tokens));
  /** All that searches read of contents. How a word is shown may be as it was before a change. */
  const readIndex = async () => ({
    documents: await db().select().from(searchDocuments).orderBy(searchDocuments.token),
    words: await db()
      .select({ word: searchWords.word, documents: searchWords.documents })
      .from(searchWords)
      .orderBy(sql`word collate "C"`),
  });
  const versionOf = async (token: string) =>
    (await db().select().from(contents).where(eq(contents.token, token)))[0]?.version;

  beforeAll(async () => {
    const line = { language: "en", configuration: "marquee_english", startS: 0 } as const;
    await replaceSearchCues(db(), [
      { ...line, transcript: "first", text: "The tide", words: "the tide", nextWords: "" },
      { ...line, transcript: "second", text: "A tide", words: "a tide", nextWords: "" },
    ]);
    await db().transaction((tx) => indexChannelForSearch(tx, channel));
  });

  it("AA-106: new contents come last, others keep their place, and the same again changes nothing", async () => {
    const items = [
      { token: "new-b", name: "New B" },
      { token: "film-2", name: "Harbour Two" },
      { token: "new-a", name: "New A" },
    ];
    const created = ["new-b", "new-a"];
    expect(await upsert(items)).toEqual({ created, updated: ["film-2"], unchanged: [] });
    const version = await versionOf("film-2");
    expect(await upsert(items)).toEqual({
      created: [],
      updated: [],
      unchanged: ["new-b", "film-2", "new-a"],
    });
    expect(await versionOf("film-2")).toBe(version);
    const order = (await listContents(db(), channel)).map(({ token }) => token);
    expect([order[1], ...order.slice(-2)]).toEqual(["film-2", ...created]);
  });

  it("AA-106: a content is replaced as a whole, but for the time of its publication", async () => {
    const before = await findContent(db(), channel, "film-3");
    await upsert([{ token: "film-3", name: "Harbour Three" }]);
    const after = await findContent(db(), channel, "film-3");
    expect(after).toMatchObject({ people: [], films: [], poster: null });
    expect(after?.publishedAt).toEqual(before?.publishedAt);
  });

  it("PA-358: after any changes the index is the one of these contents", async () => {
    const word = fc.constantFrom("sea", "Café", "cafe", "tide", "海の物語", "Ålesund", "42");
    const item = fc.record({
      token: fc.constantFrom("film-4", "film-5", "made-1", "made-2", "made-3"),
      name: word,
      description: fc.array(word).map((words) => words.join(" ")),
      keywords: fc.array(word),
      people: fc.array(word),
      transcript: fc.constantFrom(null, "first", "second"),
      access: fc.constantFrom("free" as const, "paid" as const),
      language: fc.constantFrom("en" as const, "da" as const, "jp" as const),
    });
    const step = fc.oneof(
      fc.array(item, { minLength: 1, maxLength: 4 }).map((items) => () => upsert(items)),
      fc
        .array(item, { minLength: 1, maxLength: 4 })
        .map((items) => () => remove(items.map(({ token }) => token))),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        for (const change of steps) await change();
        const changed = await readIndex();
        await db().transaction((tx) => indexChannelForSearch(tx, channel));
        expect(changed).toEqual(await readIndex());
      }),
      { numRuns: 15 },
    );
  });

  it("AA-107: a deleted content is in no row, hero, series, menu or paywall, and has no rights", async () => {
    await db().update(pages).set({ cover: "film-10" }).where(eq(pages.token, "home"));
    const before = await findPublishedPage(db(), channel, "home");
    await db().execute(sql`update ${paywalls} set opens = array['film-9', 'film-10', 'film-11']`);
    await db().execute(sql`insert into rights_rules (channel, token, position, content, kind)
      values (${channel}, 'of-film', 90, 'film-10', 'vpn')`);
    await db().execute(
      sql`update ${contents} set next = array['film-10', 'film-11'] where token = 'film-1'`,
    );
    expect(await remove(["film-10", "no-film"])).toEqual(["film-10"]);
    const rows = await db().select().from(sectionItems).where(eq(sectionItems.item, "film-10"));
    expect(rows).toEqual([]);
    const after = await findPublishedPage(db(), channel, "home");
    expect(after?.document.cover).toBeUndefined();
    expect(after?.version).not.toBe(before?.version);
    const row = await findAdminChannel(db(), channel);
    expect(row?.profile.series?.[0]?.episodes).toEqual(["film-11", "film-12"]);
    expect(row?.profile.topics?.[0]?.contents).toEqual(["film-2"]);
    const [paywall] = await db().select().from(paywalls);
    expect(paywall?.opens).toEqual(["film-9", "film-11"]);
    const rights = await listRights(db(), channel);
    expect(rights.filter(({ content }) => content === "film-10")).toEqual([]);
    expect((await findContent(db(), channel, "film-1"))?.next).toEqual(["film-11"]);
  });

  it("AA-107: a page or paywall with the token of a deleted content stays in its rows", async () => {
    await upsert([{ token: "boats", name: "Boats" }]);
    const count = () => db().$count(sectionItems, eq(sectionItems.item, "boats"));
    const before = await count();
    expect(before).toBeGreaterThan(0);
    await remove(["boats"]);
    expect(await count()).toBe(before);
  });
});
