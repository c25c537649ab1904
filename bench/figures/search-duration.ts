import { rm } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { openPglite } from "../../provider/db/open-pglite.ts";
import { openPostgres } from "../../provider/db/open-postgres.ts";
import type { DatabaseConnection } from "../../provider/db/database.ts";
import { startProvider } from "../../provider/start-provider.ts";
import { startPostgres } from "../../tests/contract/support/postgres-server.ts";
import { maxValueThreshold, type BenchMeasure } from "../bench-measure.ts";
import {
  type SearchBenchLibrary,
  createSearchBenchLibrary,
} from "../search/create-search-bench-library.ts";
import { createSampleQueryPrefixes, createSampleSearches } from "../search/sample-queries.ts";
import { writeBenchTranscripts } from "../search/write-bench-transcripts.ts";

const contentCount = 100_000;
const transcriptCount = 2_000;
const calls = 450;
const warmUp = 45;
const secret = "search-bench-".repeat(3);
const searchMs = 30;
const suggestionMs = 10;

type Database = DatabaseConnection & { name: string; stop: () => Promise<void> };

/**
 * How long the provider takes for a search and for suggestions among 100,000 contents of one channel, all but the
 * slowest twentieth, with their limits counted, on both databases; and how large tables and indexes of the search are.
 */
export async function measureSearch(): Promise<BenchMeasure[]> {
  const { folder, transcripts } = await writeBenchTranscripts(transcriptCount);
  const library = createSearchBenchLibrary(contentCount, transcripts);
  const measures: BenchMeasure[] = [];
  try {
    for (const open of [openServer, openEmbedded]) {
      const database = await open();
      try {
        measures.push(...(await measureOn(database, library, folder)));
      } finally {
        await database.stop();
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return measures;
}

async function openServer(): Promise<Database> {
  const server = await startPostgres();
  return { ...(await openPostgres(server.url)), name: "PostgreSQL", stop: server.stop };
}

async function openEmbedded(): Promise<Database> {
  return { ...(await openPglite()), name: "PGlite", stop: async () => {} };
}

async function measureOn(
  database: Database,
  library: SearchBenchLibrary,
  assetsDir: string,
): Promise<BenchMeasure[]> {
  const running = await startProvider({
    port: 0,
    database: { kind: "open", database },
    catalogues: [library.catalogue],
    siteOrigin: "http://{channel}.localhost:3000",
    secret,
    assetsDir,
    logLevel: "error",
  });
  try {
    const base = `${running.origin}/ch/library`;
    const searches = createSampleSearches(library, calls).map(({ kind: _, ...query }) => {
      const requested = new URLSearchParams(query).toString();
      return `${base}/pages/search/sections/search/content?${requested}`;
    });
    const beginnings = createSampleQueryPrefixes(library, calls).map((q) => {
      return `${base}/search/suggestions?${new URLSearchParams({ q }).toString()}`;
    });
    const figure = "search";
    const of = `${contentCount.toLocaleString("en")} contents, ${database.name}`;
    const slow = slowTwentieth(await timesOf(searches));
    const slowSuggestion = slowTwentieth(await timesOf(beginnings));
    const size = await indexSize(database);
    return [
      {
        figure,
        what: `a search, ${of}: p95`,
        unit: "ms",
        site: slow,
        bar: maxValueThreshold(searchMs, "ms"),
      },
      {
        figure,
        what: `suggestions, ${of}: p95`,
        unit: "ms",
        site: slowSuggestion,
        bar: maxValueThreshold(suggestionMs, "ms"),
      },
      { figure, what: `tables and indexes of the search, ${of}`, unit: "MB", site: size },
    ];
  } finally {
    await running.close();
  }
}

/** Milliseconds of each call, one after the other, each of another viewer; those of the warm-up not counted. */
async function timesOf(addresses: string[]): Promise<number[]> {
  const times: number[] = [];
  for (const [at, address] of [...addresses.slice(0, warmUp), ...addresses].entries()) {
    const headers = {
      "X-Provider-Secret": secret,
      "X-Viewer-Ip": `10.1.${at >> 8}.${at & 255}`,
      "X-Viewer-User-Agent": "bench",
    };
    const start = performance.now();
    const response = await fetch(address, { headers });
    await response.text();
    if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
    if (at >= warmUp) times.push(performance.now() - start);
  }
  return times;
}

function slowTwentieth(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

async function indexSize({ db }: DatabaseConnection): Promise<number> {
  const [size] = await db.select({ bytes: sql<number>`bytes` }).from(
    sql`(select sum(pg_total_relation_size(oid))::float8 as bytes from pg_class
        where relkind = 'r' and relname like 'search\_%') as size`,
  );
  return (size?.bytes ?? 0) / 1e6;
}
