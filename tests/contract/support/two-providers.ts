import { afterAll, beforeAll } from "vitest";
import type { Db } from "../../../provider/db/database.ts";
import { openPostgres } from "../../../provider/db/open-postgres.ts";
import type { ProviderOptions } from "../../../provider/provider-options.ts";
import { type RunningProvider, startProvider } from "../../../provider/start-provider.ts";
import type { TestDatabase } from "./databases.ts";
import { paidHarbour } from "./paid-harbour.ts";
import { clientOf, type ProviderClient, usualOptions } from "./provider.ts";

const timeoutMs = 120_000;

/** Two providers that share a database, as two processes do, and that database. */
export function useTwoProviders(
  database: TestDatabase,
  options: Partial<ProviderOptions> = {},
): { db: () => Db; one: ProviderClient; other: ProviderClient; firstOwnerSecret: () => string } {
  const running: RunningProvider[] = [];
  const closing: (() => unknown)[] = [];
  let opened: Db | undefined;
  beforeAll(async () => {
    const { place, drop } = await database.create();
    closing.push(drop);
    const usual = { ...usualOptions, catalogues: [paidHarbour], ...options };
    for (let count = 0; count < 2; count += 1) {
      const made = await startProvider({ ...usual, port: 0, consolePort: 0, database: place });
      closing.unshift(made.close);
      running.push(made);
    }
    if (place.kind === "open") opened = place.database.db;
    else {
      const postgres = await openPostgres(place.url);
      closing.unshift(postgres.close);
      opened = postgres.db;
    }
  }, timeoutMs);
  afterAll(async () => {
    for (const close of closing.splice(0)) await close();
  }, timeoutMs);
  const client = (index: number) =>
    clientOf(
      () => running[index]?.origin ?? "",
      () => running[index]?.console?.origin ?? "",
    );
  return {
    db: () => {
      if (!opened) throw new Error("The database is open in tests and hooks only.");
      return opened;
    },
    one: client(0),
    other: client(1),
    firstOwnerSecret: () => running[0]?.firstOwnerSecret ?? "",
  };
}
