import { and, asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { viewers } from "../../provider/db/accounts-schema.ts";
import { updateAdminChannel } from "../../provider/db/admin/admin-channels.ts";
import { savePageDraft } from "../../provider/db/admin/page-drafts.ts";
import { findPublishedPage, savePublishedPage } from "../../provider/db/admin/published-pages.ts";
import { deleteContents } from "../../provider/db/catalogue/delete-contents.ts";
import { upsertContents } from "../../provider/db/catalogue/upsert-contents.ts";
import { checkoutSessions } from "../../provider/db/commerce-schema.ts";
import { findContent } from "../../provider/db/contents.ts";
import { saveEventChange } from "../../provider/db/events/event-changes.ts";
import { watchList } from "../../provider/db/lists-schema.ts";
import { paywalls, prices } from "../../provider/db/offers-schema.ts";
import { contents, seededRows } from "../../provider/db/schema.ts";
import { reseedDatabase, seedDatabaseIfNeeded } from "../../provider/seed/seed-database.ts";
import type { SeedCatalogue } from "../../provider/seed/catalogue-schema.ts";
import { harbour } from "./support/catalogue.ts";
import { cheapHasher as hasher } from "./support/cheap-hasher.ts";
import { databases } from "./support/databases.ts";
import { useDatabase } from "./support/use-database.ts";

const channel = "harbour";
const [film] = harbour.contents;
if (!film) throw new Error("The harbour has films.");

/** The catalogue of a later version: all names are others, film-30 has left, film-31 is new. */
const later: SeedCatalogue = {
  ...harbour,
  contents: [
    ...harbour.contents.filter(({ token }) => token !== "film-30").map(renamed),
    { ...film, token: "film-31", name: "Harbour 31", publishedDaysAgo: 0 },
  ],
  pages: harbour.pages.map(renamed),
  paywalls: harbour.paywalls?.map(renamed),
};

function renamed<T extends { name: string }>(one: T): T {
  return { ...one, name: `New ${one.name}` };
}

describe.each(databases)("the upgrade of a demo on $name", { timeout: 120_000 }, (database) => {
  const db = useDatabase(database);
  beforeEach(() => reseedDatabase(db(), { catalogues: [harbour], hasher }));

  const upgrade = (catalogues = [later]) => seedDatabaseIfNeeded(db(), { catalogues, hasher });
  const nameOf = async (token: string) => (await findContent(db(), channel, token))?.name;
  const edit = (token: string) =>
    db().transaction(async (tx) => {
      const stored = await findContent(tx, channel, token);
      if (!stored) throw new Error(`There is no ${token}.`);
      await upsertContents(tx, channel, [{ ...stored, name: "Mine" }]);
    });
  const storedContents = () =>
    db().select().from(contents).where(eq(contents.channel, channel)).orderBy(asc(contents.token));

  it("K35: updates contents that nobody has edited, with the time of their publication", async () => {
    const before = await findContent(db(), channel, "film-2");
    expect(await upgrade()).toEqual([channel]);
    expect(await findContent(db(), channel, "film-2")).toEqual({
      ...before,
      name: "New Harbour 2",
      version: expect.any(Number),
    });
    expect(await nameOf("film-31")).toBe("Harbour 31");
    expect(await nameOf("film-30")).toBeUndefined();
  });

  it("K35: leaves contents that somebody has edited, moved or deleted as they are", async () => {
    await edit("film-1");
    await edit("film-30");
    await saveEventChange(db(), channel, "soon", {
      kind: "cancelled",
      planned: 0,
      start: 0,
      at: 0,
    });
    await db().transaction((tx) => deleteContents(tx, channel, ["film-2"]));
    await upgrade();
    expect(await nameOf("film-1")).toBe("Mine");
    expect(await nameOf("film-30")).toBe("Mine");
    expect(await nameOf("soon")).toBe("Quay soon");
    expect(await nameOf("film-2")).toBeUndefined();
    expect(await nameOf("film-3")).toBe("New Harbour 3");
  });

  it("K35: accounts and lists stay", async () => {
    const rows = async () => ({
      viewers: await db().select().from(viewers).orderBy(asc(viewers.id)),
      listed: await db().select().from(watchList).orderBy(watchList.viewer, watchList.content),
    });
    const [viewer] = await db().select().from(viewers).limit(1);
    const listed = { viewer: viewer?.id ?? "", addedAt: new Date() };
    await db()
      .insert(watchList)
      .values([
        { ...listed, content: "film-1" },
        { ...listed, content: "film-30" },
      ])
      .onConflictDoNothing();
    const before = await rows();
    await upgrade();
    expect(await rows()).toEqual(before);
  });

  it("K35: a later upgrade replaces what an upgrade wrote", async () => {
    await upgrade();
    await edit("film-1");
    await upgrade([harbour]);
    expect(await nameOf("film-1")).toBe("Mine");
    expect(await nameOf("film-2")).toBe("Harbour 2");
    expect(await nameOf("film-30")).toBe("Harbour 30");
    expect(await nameOf("film-31")).toBeUndefined();
  });

  it("K35: replaces pages that were not published since and have no draft", async () => {
    const [first, second, third] = harbour.pages;
    if (!first || !second || !third) throw new Error("The harbour has three pages.");
    await savePublishedPage(db(), channel, { ...first, description: "Mine" });
    await savePageDraft(db(), channel, second, { updatedAt: new Date(), updatedBy: "Ada" });
    await upgrade();
    const names = [];
    for (const { token } of [first, second, third]) {
      names.push((await findPublishedPage(db(), channel, token))?.document.name);
    }
    expect(names).toEqual([first.name, second.name, `New ${third.name}`]);
  });

  it("K35: what was bought stays, with its price", async () => {
    const [viewer] = await db().select().from(viewers).limit(1);
    const now = new Date();
    const session = {
      channel,
      viewer: viewer?.id ?? "",
      action: "checkout" as const,
      status: "paid" as const,
      amount: 500,
      successUrl: "",
      cancelUrl: "",
      createdAt: now,
      expiresAt: now,
    };
    await db()
      .insert(checkoutSessions)
      .values([
        { ...session, id: "a", paywall: "one", price: "one-once", what: "content/film-30" },
        { ...session, id: "b", paywall: "crew", price: "crew-month", what: "paywall/crew" },
      ]);
    const dearer = later.paywalls?.map((each) => ({
      ...each,
      prices: each.prices.map((price) => ({ ...price, amount: price.amount + 1 })),
    }));
    await upgrade([{ ...later, paywalls: dearer?.filter(({ token }) => token !== "one") }]);
    expect(await nameOf("film-30")).toBe("Harbour 30");
    const offers = await db()
      .select({ token: paywalls.token, name: paywalls.name, amount: prices.amount })
      .from(paywalls)
      .innerJoin(prices, and(eq(prices.channel, channel), eq(prices.paywall, paywalls.token)))
      .where(eq(paywalls.channel, channel))
      .orderBy(prices.token);
    expect(offers).toContainEqual({ token: "crew", name: "Crew", amount: 999 });
    expect(offers).toContainEqual({ token: "one", name: "One boat", amount: 500 });
    expect(offers).toContainEqual({ token: "pair", name: "New Two boats", amount: 1251 });
  });

  it("K35: a channel of an owner with the token of a demo's is left as it is", async () => {
    await updateAdminChannel(db(), channel, { name: "Mine" });
    const other = { ...later, channel: { ...later.channel, channelId: "ch_other" } };
    const before = await storedContents();
    expect(await upgrade([other])).toEqual([]);
    expect(await upgrade([])).toEqual([]);
    expect(await storedContents()).toEqual(before);
  });

  it("K35: of two processes that start at once one upgrades", async () => {
    const upgraded = await Promise.all([upgrade(), upgrade()]);
    expect(upgraded.toSorted()).toEqual([[], [channel]]);
    const before = await storedContents();
    expect(await upgrade()).toEqual([]);
    expect(await storedContents()).toEqual(before);
  });

  it("K36: a database without records gets them of rows that are as they were seeded", async () => {
    await edit("film-1");
    await db().transaction((tx) => deleteContents(tx, channel, ["film-3"]));
    await db().delete(seededRows);
    expect(await upgrade([harbour])).toEqual([]);
    await upgrade();
    expect(await nameOf("film-1")).toBe("Mine");
    expect(await nameOf("film-2")).toBe("New Harbour 2");
    expect(await nameOf("film-3")).toBeUndefined();
    const page = await findPublishedPage(db(), channel, "privacy");
    expect(page?.document.name).toBe("New Privacy");
  });

  it("K36: a database without records that others seeded stays as it is", async () => {
    await db().delete(seededRows);
    const before = await storedContents();
    expect(await upgrade()).toEqual([]);
    expect(await storedContents()).toEqual(before);
  });
});
