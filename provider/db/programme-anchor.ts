import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";
import {
  writeDatabaseMetadataOnce,
  readDatabaseMetadata,
  writeDatabaseMetadata,
} from "./database-metadata.ts";
import { liveNotifications } from "./lists-schema.ts";

const anchorFact = "programme_anchor";
const quarterMs = 15 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** The moment that the programme's minutes count from, in epoch ms; undefined before the first start. */
export async function readProgrammeAnchor(db: Db): Promise<number | undefined> {
  const stored = await readDatabaseMetadata(db, anchorFact);
  return stored === undefined ? undefined : Number(stored);
}

/** Has the programme count from the quarter hour that comes next. */
export async function moveProgrammeAnchor(db: Db, now: number): Promise<number> {
  const anchor = nextQuarterHour(now);
  await writeDatabaseMetadata(db, anchorFact, String(anchor));
  return anchor;
}

/** The quarter hour that comes next (epoch ms), by every clock: zones differ by whole quarters. */
export function nextQuarterHour(now: number): number {
  return Math.ceil(now / quarterMs) * quarterMs;
}

/**
 * The anchor at a start of the provider: the one that all its processes keep. `mayRenew` starts a
 * programme of another day anew, so that there are events soon, unless somebody waits for one.
 */
export async function ensureProgrammeAnchor(
  db: Db,
  now: number,
  mayRenew: boolean,
): Promise<number> {
  const stored = await readProgrammeAnchor(db);
  if (stored === undefined)
    return Number(await writeDatabaseMetadataOnce(db, anchorFact, String(nextQuarterHour(now))));
  if (!mayRenew || now - stored < dayMs || (await isAwaited(db))) return stored;
  return moveProgrammeAnchor(db, now);
}

async function isAwaited(db: Db): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(liveNotifications)
    .limit(1);
  return found.length > 0;
}
