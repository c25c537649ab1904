import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { describe, expect, it, onTestFinished } from "vitest";
import { viewers } from "../../provider/db/accounts-schema.ts";
import { accessLedger, invoices } from "../../provider/db/commerce-schema.ts";
import {
  loadContentAccessCheck,
  listAccessLedgerEntries,
  addAccessLedgerEntry,
} from "../../provider/db/commerce/access-ledger.ts";
import { migrations } from "../../provider/db/migrations.ts";
import { pgliteExtensions } from "../../provider/db/open-pglite.ts";
import { databases } from "./support/databases.ts";
import { emptyCluster } from "./support/empty-cluster.ts";
import { useDatabase } from "./support/use-database.ts";

const vera = { id: "vw_harbour_viewer", channel: "harbour" };
const day = 24 * 60 * 60 * 1000;

describe.each(databases)("the access ledger on $name", (database) => {
  const db = useDatabase(database);
  const now = Date.now();
  const note = (what: string, action: "grant" | "revoke", at: number, until?: number) =>
    addAccessLedgerEntry(db(), {
      viewer: vera.id,
      what,
      ref: `pu_${what}`,
      action,
      why: action === "grant" ? "purchase" : "refund",
      at: new Date(at),
      until: until === undefined ? null : new Date(until),
    });
  const opens = async (content: string, at: number) =>
    (await loadContentAccessCheck(db(), vera, at))(content);

  it("R1: opens a granted content until its end or its revocation", async () => {
    await note("content/film-1", "grant", now, now + 30 * day);
    await note("paywall/pair", "grant", now + day);
    expect(await opens("film-1", now - 1)).toBe(false);
    expect(await opens("film-1", now)).toBe(true);
    expect(await opens("film-2", now)).toBe(false);
    expect(await opens("film-2", now + day)).toBe(true);
    expect(await opens("film-3", now + day)).toBe(false);

    await note("paywall/pair", "revoke", now + 2 * day);
    expect(await opens("film-2", now + 2 * day)).toBe(false);
    expect(await opens("film-1", now + 2 * day)).toBe(true);
    expect(await opens("film-1", now + 30 * day)).toBe(false);
    expect(await listAccessLedgerEntries(db(), vera.id)).toHaveLength(3);
  });

  it("R2: is deleted with its viewer, and invoices stay without them", async () => {
    const at = new Date(now);
    await db().insert(invoices).values({
      id: "in_1",
      channel: "harbour",
      viewer: "vw_harbour_alerts",
      number: "HARBOUR-2026-000001",
      billedTo: "Alma Berger",
      subject: "Crew",
      lines: [],
      amount: 999,
      currency: "EUR",
      status: "paid",
      attempts: 1,
      refunded: 0,
      periodStart: at,
      issuedAt: at,
    });
    await addAccessLedgerEntry(db(), {
      viewer: "vw_harbour_alerts",
      what: "*",
      ref: "pu_1",
      action: "grant",
      why: "purchase",
      at,
    });
    await db().delete(viewers).where(eq(viewers.id, "vw_harbour_alerts"));
    expect(await listAccessLedgerEntries(db(), "vw_harbour_alerts")).toEqual([]);
    const [bill] = await db().select().from(invoices);
    expect(bill).toMatchObject({ viewer: null, billedTo: "Alma Berger", amount: 999 });
  });
});

it("R3: an older database keeps the access that its viewers were granted", async () => {
  const folder = await mkdtemp(join(tmpdir(), "migrations-"));
  const client = await PGlite.create({
    extensions: pgliteExtensions,
    loadDataDir: await emptyCluster(),
  });
  onTestFinished(async () => {
    await client.close();
    await rm(folder, { recursive: true });
  });
  await cp(migrations.migrationsFolder, folder, { recursive: true });
  const journal = join(folder, "meta/_journal.json");
  const savedJournal = JSON.parse(await readFile(journal, "utf8")) as {
    entries: { idx: number }[];
  };
  const before = { ...savedJournal, entries: savedJournal.entries.filter(({ idx }) => idx < 6) };
  await writeFile(journal, JSON.stringify(before));
  const db = drizzle(client);
  await migrate(db, { migrationsFolder: folder });
  await db.execute(sql`insert into channels values ('c', 'ch', 0, 'C', 'home', '{}', '[]', '{}')`);
  await db.execute(sql`insert into viewers (id, token, channel, email, first_name, last_name, entitlements,
    alerts, created_at) values ('v', 't', 'c', 'v@c.example', 'V', 'C', '{*,film-1}', 0, now())`);

  await migrate(db, migrations);
  const rows = await db.select().from(accessLedger);
  expect(rows.map(({ viewer, what, action }) => [viewer, what, action])).toEqual([
    ["v", "*", "grant"],
    ["v", "content/film-1", "grant"],
  ]);
});
