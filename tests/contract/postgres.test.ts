import { sql } from "drizzle-orm";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { DatabaseConnection } from "../../provider/db/database.ts";
import { openPostgres } from "../../provider/db/open-postgres.ts";
import { databaseMetadata } from "../../provider/db/schema.ts";
import { providerLog } from "../../provider/domain/log.ts";
import { startProvider } from "../../provider/start-provider.ts";
import { patientLimits, postgres } from "./support/databases.ts";
import { layLine } from "./support/flaky-line.ts";
import { usualOptions } from "./support/provider.ts";

const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  vi.restoreAllMocks();
});

/** The URL of an empty database, with the time limits that the provider sets itself. */
async function newDatabase(): Promise<string> {
  const { place } = await postgres.create();
  if (place.kind !== "postgres") throw new Error("expected a server's database");
  const url = new URL(place.url);
  for (const limit of Object.keys(patientLimits)) url.searchParams.delete(limit);
  return url.href;
}

/** Opens a database. `query` is appended to its URL. */
async function open(url: string, query = ""): Promise<DatabaseConnection> {
  const address = new URL(url);
  for (const [name, value] of new URLSearchParams(query)) address.searchParams.set(name, value);
  const opened = await openPostgres(address.href);
  closing.unshift(opened.close);
  return opened;
}

const setting = async ({ db }: DatabaseConnection, name: string) => {
  const [row] = await db
    .select({ value: sql<string>`current_setting(${name})` })
    .from(sql`(values (1)) as one`);
  return row?.value;
};

describe("a PostgreSQL server", { timeout: 120_000 }, () => {
  it("K23: that stops responding makes /health 503 until it responds again", async () => {
    const line = await layLine(await newDatabase());
    const database = { kind: "postgres", url: line.url } as const;
    const { origin, close } = await startProvider({ ...usualOptions, port: 0, database });
    closing.push(close, line.close);
    const health = async () => (await fetch(`${origin}/health`)).status;
    expect(await health()).toBe(200);

    line.die();
    expect(await health()).toBe(503);

    line.revive();
    await expect.poll(health, { timeout: 60_000 }).toBe(200);
  });

  it("K24: ends statements, waits for locks and idle transactions by itself", async () => {
    const opened = await open(await newDatabase());
    expect(await setting(opened, "statement_timeout")).toBe("5s");
    expect(await setting(opened, "lock_timeout")).toBe("3s");
    expect(await setting(opened, "idle_in_transaction_session_timeout")).toBe("10s");
  });

  it("K24: has other time-outs where DATABASE_URL says so", async () => {
    const url = await newDatabase();
    await open(url);
    const { db } = await open(url, "statement_timeout=2000");
    await expect(db.execute(sql`select pg_sleep(60)`)).rejects.toMatchObject({
      cause: { code: "57014" },
    });
  });

  it("K24: ends a wait for a lock that another process holds", async () => {
    const url = await newDatabase();
    const [holder, waiter] = [await open(url), await open(url, "lock_timeout=1000")];
    await holder.db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${databaseMetadata}`);
      await expect(waiter.db.select().from(databaseMetadata)).rejects.toMatchObject({
        cause: { code: "55P03" },
      });
    });
  });

  it("K25: that accepts a connection and never responds is reported in one line", async () => {
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    closing.push(() => silent.close());
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    await expect(openPostgres(`postgres://postgres@127.0.0.1:${port}/none`)).rejects.toThrow(
      /^The database of DATABASE_URL can't be opened: .*timeout.*$/,
    );
  });

  it("K26: that ends a connection in a transaction fails only that call", async () => {
    const errors = vi.spyOn(providerLog, "error").mockImplementation(() => {});
    const url = await newDatabase();
    const [one, other] = [await open(url), await open(url)];
    const cut = one.db.transaction(async (tx) => {
      const [connection] = await tx
        .select({ pid: sql<number>`pg_backend_pid()` })
        .from(sql`(values (1)) as one`);
      await other.db.execute(sql`select pg_terminate_backend(${connection?.pid})`);
      await expect.poll(() => errors.mock.calls.length, { timeout: 9_000 }).toBeGreaterThan(0);
      await tx.select().from(databaseMetadata);
    });
    await expect(cut).rejects.toThrow();
    expect(errors).toHaveBeenCalledWith(expect.anything(), "a connection to PostgreSQL was lost");
    expect(await one.db.select().from(databaseMetadata)).toEqual([]);
  });
});
