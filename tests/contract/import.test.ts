import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  loadStoredContents,
  lockCatalogue,
  upsertContents,
} from "../../provider/db/catalogue/upsert-contents.ts";
import { findContent } from "../../provider/db/contents.ts";
import { claimFeed, type FeedRecord, saveFeed } from "../../provider/db/import/feeds.ts";
import { listImportFaults, type ImportRun } from "../../provider/db/import/import-runs.ts";
import { feeds } from "../../provider/db/import-schema.ts";
import { claimSitePurges } from "../../provider/db/outbox/site-purges.ts";
import { listRights } from "../../provider/db/rights.ts";
import { importFeed } from "../../provider/import/import-feed.ts";
import { eventually } from "../support/eventually.ts";
import { databases, postgres } from "./support/databases.ts";
import { useDatabase } from "./support/use-database.ts";

const channel = "harbour";
const hls = (name: string) => `https://cdn.example/${name}.m3u8`;
const item = (guid: string, fields: object = {}) => ({
  guid,
  name: `Film ${guid}`,
  hls: hls(guid),
  ...fields,
});

describe.each(databases)("an import on $name", (database) => {
  const db = useDatabase(database);
  let server: Server;
  let served: {
    items: unknown[];
    headers: Record<string, string>;
    text?: string;
    redirect?: string;
  };
  let requests: { etag: string | undefined }[];
  let feed: FeedRecord;

  beforeEach(async () => {
    served = { items: [], headers: {} };
    requests = [];
    server = createServer((request, response) => {
      const etag = request.headers["if-none-match"];
      requests.push({ etag });
      if (served.redirect) {
        response.writeHead(302, { Location: served.redirect }).end();
        return;
      }
      const isKnown = etag !== undefined && etag === served.headers.ETag;
      response.writeHead(isKnown ? 304 : 200, served.headers);
      response.end(isKnown ? undefined : (served.text ?? JSON.stringify(served.items)));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const source = `http://127.0.0.1:${port}/feed.json`;
    const input = { channel, source, format: "json" as const, mapping: null };
    feed = await saveFeed(db(), input, new Date());
  });
  afterEach(async () => {
    await db().delete(feeds).where(eq(feeds.id, feed.id));
    await new Promise((resolve) => server.close(resolve));
  });

  const start = (items: unknown[], options: Partial<Parameters<typeof importFeed>[2]> = {}) => {
    served.items = items;
    return importFeed(db(), feed.id, {
      isDryRun: false,
      allowsDeletions: false,
      trusted: ["127.0.0.1"],
      sites: ["http://127.0.0.1:1"],
      ...options,
    });
  };
  const run = async (...args: Parameters<typeof start>): Promise<ImportRun> => {
    const outcome = await start(...args);
    if (typeof outcome === "string") throw new Error(outcome);
    return outcome;
  };
  const many = (count: number, fields: object = {}) =>
    Array.from({ length: count }, (_, index) => item(`${feed.id}-${index}`, fields));
  const content = (token: string) => findContent(db(), channel, token);

  it("K37: creates contents, and writes only what the feed has changed", async () => {
    const first = await run([item("k37-a"), item("k37-b", { keywords: ["sea"] })]);
    expect(first).toMatchObject({ state: "finished", created: 2, position: 2 });
    expect(await content("film-k37-b")).toMatchObject({ hls: hls("k37-b"), keywords: ["sea"] });
    const second = await run([item("k37-b", { keywords: ["sea"] }), item("k37-a", { year: 2020 })]);
    expect(second).toMatchObject({ created: 0, updated: 1, unchanged: 1, deleted: 0 });
    expect(await content("film-k37-a")).toMatchObject({ year: 2020 });
  });

  it("K37: leaves fields that the feed does not have as they are", async () => {
    await run([item("stays", { access: "signed_in" })]);
    await run([item("stays", { year: 2021 })]);
    expect(await content("film-stays")).toMatchObject({ access: "signed_in", year: 2021 });
  });

  it.runIf(database === postgres)(
    "K37: keeps a change that an owner makes at the same time, of a field that the feed does not have",
    async () => {
      await run([item("shared")]);
      let importing: Promise<ImportRun> | undefined;
      await db().transaction(async (tx) => {
        await lockCatalogue(tx, channel);
        importing = run([item("shared", { year: 2022 })]);
        await eventually(async () => {
          const waiting = await db().execute(sql`
            select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`);
          expect(waiting).toMatchObject({ rows: [{}] });
        });
        const stored = (await loadStoredContents(tx, channel, ["film-shared"])).get("film-shared");
        if (!stored) throw new Error("The content is missing.");
        const { change: _, ...before } = stored;
        await upsertContents(tx, channel, [{ ...before, access: "signed_in" }]);
      });
      await importing;
      expect(await content("film-shared")).toMatchObject({ access: "signed_in", year: 2022 });
    },
  );

  it("K37: deletes what the feed no longer has, and nothing of others", async () => {
    await run([item("here"), item("leaves")]);
    expect(await run([item("here")])).toMatchObject({ deleted: 1, retained: 0 });
    expect(await content("film-leaves")).toBeUndefined();
    expect(await content("film-1")).toBeDefined();
  });

  it("K37: deletes most of a feed only where its owner allows that", async () => {
    await run(many(30));
    expect(await run(many(3))).toMatchObject({ deleted: 0, retained: 27 });
    expect(await run([])).toMatchObject({ deleted: 0, retained: 30 });
    expect(await run(many(3), { allowsDeletions: true })).toMatchObject({ deleted: 27 });
  });

  it("K37: deletes nothing of a feed that is cut off or has items without guid", async () => {
    await run([item("safe-a"), item("safe-b")]);
    served.text = '[{"guid":"safe-a","name":"A","hls":"https://cdn.example/a.m3u8"},';
    expect(await run([])).toMatchObject({ state: "failed", deleted: 0, position: 1 });
    served.text = undefined;
    const nameless = await run([item("safe-a"), { name: "B", hls: hls("b") }]);
    expect(nameless).toMatchObject({ state: "finished", deleted: 0, retained: 1 });
    expect(await content("film-safe-b")).toBeDefined();
  });

  it("K38: ends a run whose error repeats bytes that no database stores", async () => {
    served.text = "[\0";
    expect(await run([])).toMatchObject({ state: "failed", position: 0 });
  });

  it("K37: reports row, field and reason, and keeps the content of an item with a fault", async () => {
    await run([item("fault", { year: 1999 })]);
    const result = await run([item("fine"), item("fault", { year: "MM" }), item("fine")]);
    expect(result).toMatchObject({ created: 1, rejected: 2, deleted: 0 });
    expect(await listImportFaults(db(), result.id, { after: 0, limit: 10 })).toMatchObject([
      { row: 2, guid: "fault", field: "year" },
      { row: 3, guid: "fine", field: "guid", reason: "is that of an earlier item" },
    ]);
    expect(await content("film-fault")).toMatchObject({ year: 1999 });
  });

  it("K37: takes no content over that the feed has not imported", async () => {
    const result = await run([
      item("other", { token: "film-1" }),
      item("same-name", { name: "Film 1" }),
    ]);
    expect(result).toMatchObject({ created: 1, rejected: 1 });
    expect((await content("film-1"))?.hls).toBeNull();
  });

  it("K37: opens a content in its time only", async () => {
    const until = new Date(Date.now() + 86_400_000).toISOString();
    await run([item("limited", { availableUntil: until })]);
    const rules = await listRights(db(), channel);
    expect(rules).toContainEqual(
      expect.objectContaining({ content: "film-limited", until: new Date(until) }),
    );
    const past = new Date(Date.now() - 1000).toISOString();
    const result = await run([item("limited", { availableUntil: past })]);
    expect(result).toMatchObject({ rejected: 1, deleted: 1 });
  });

  it("K37: a dry run counts the same, and writes no content", async () => {
    await run([item("dry-a"), item("dry-b")]);
    const items = [item("dry-a", { year: 2000 }), item("dry-c"), item("dry-c")];
    const dry = await run(items, { isDryRun: true });
    expect(await content("film-dry-c")).toBeUndefined();
    expect(await content("film-dry-b")).toBeDefined();
    const counts = { created: 1, updated: 1, deleted: 1, rejected: 1, position: 3 };
    expect(dry).toMatchObject(counts);
    expect(await run(items)).toMatchObject(counts);
  });

  // docs/admin-api.md AA-102
  it("K38: purges the site of what was imported before an error", async () => {
    const site = "http://127.0.0.1:2";
    const onProgress = () => {
      throw new Error("an error after the first batch");
    };
    await expect(run([item("shown")], { sites: [site], onProgress })).rejects.toThrow("an error");
    const claim = { now: new Date(), leasedUntil: new Date(), limit: 1 };
    expect(await claimSitePurges(db(), site, claim)).toMatchObject([{ channel, isWhole: true }]);
  });

  it("K38: goes on where an interrupted run was", async () => {
    const items = many(1_200);
    const interrupted = await run(items, { isOver: () => true });
    expect(interrupted).toMatchObject({ state: "running", position: 500, created: 500 });
    expect(await run(items, { isDryRun: true })).toMatchObject({ state: "finished" });
    const resumed = await run(items);
    expect(resumed).toMatchObject({ id: interrupted.id, state: "finished", created: 1_200 });
    expect(resumed).toMatchObject({ unchanged: 0, updated: 0, deleted: 0 });
  });

  it("K38: begins again where the feed has changed since", async () => {
    const items = many(600);
    const interrupted = await run(items, { isOver: () => true });
    const again = await run([...items, item("added")]);
    expect(again.id).not.toBe(interrupted.id);
    expect(again).toMatchObject({ unchanged: 500, created: 101 });
  });

  it("K38: is refused while another process imports the feed", async () => {
    await claimFeed(db(), feed.id, "another process");
    expect(await start([item("busy")])).toBe("busy");
  });

  it("K38: fetches a feed that has not changed only once where it watches", async () => {
    served.headers = { ETag: '"1"' };
    await run([item("watched")]);
    expect(await start([item("watched")], { skipsUnchanged: true })).toBe("unchanged");
    expect(requests.map(({ etag }) => etag)).toEqual([undefined, '"1"']);
    served.headers = {};
    expect(await start([item("watched")], { skipsUnchanged: true })).toBe("unchanged");
    expect(await run([item("watched"), item("new")], { skipsUnchanged: true })).toMatchObject({
      created: 1,
    });
  });

  // docs/security.md SE-235
  it("reads no feed of this machine or a private network", async () => {
    const result = await run([item("private")], { trusted: [] });
    expect(result).toMatchObject({ state: "failed", position: 0 });
    expect(result.reason).toContain("cannot be read");
    expect(requests).toEqual([]);
    served.redirect = feed.source.replace("127.0.0.1", "localhost");
    expect(await run([item("private")])).toMatchObject({ state: "failed", position: 0 });
    expect(requests).toHaveLength(1);
  });
});
