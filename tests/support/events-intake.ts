import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A row as a page sends it. */
export type SentRow = Record<string, unknown> & { event_id: string; event_name: string };

/** An intake of events, as docs/provider-api.md PA-249 describes it. */
export type EventsIntake = {
  url: string;
  /** The rows that arrived in a table, each event once. */
  rows: (table: string) => SentRow[];
  /** Number of batches that arrived, accepted or not. */
  batches: () => number;
  /** Paths of the pages in all batches that arrived, accepted or not. */
  offered: () => unknown[];
  /** Number of rows that were accepted more than once. */
  repeats: () => number;
  /** Responds with this status from now on. 202 stores the rows. */
  respondWith: (status: number) => void;
  forget: () => void;
  close: () => Promise<void>;
};

export async function startEventsIntake(): Promise<EventsIntake> {
  const tables = new Map<string, Map<string, SentRow>>();
  let status = 202;
  let batches = 0;
  let repeats = 0;
  let offered: unknown[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    batches += 1;
    const name = new URL(request.url ?? "/", "http://localhost").searchParams.get("name") ?? "";
    const lines = body.split("\n");
    const sent = lines.map((line) => JSON.parse(line) as SentRow);
    offered.push(...sent.map(({ page_path }) => page_path));
    if (status === 202) {
      const rows = tables.get(name) ?? new Map<string, SentRow>();
      tables.set(name, rows);
      for (const row of sent) {
        if (rows.has(row.event_id)) repeats += 1;
        rows.set(row.event_id, row);
      }
    }
    response.writeHead(status, { "content-type": "application/json", "retry-after": "1" });
    response.end(JSON.stringify({ successful_rows: lines.length, quarantined_rows: 0 }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rows: (table) => [...(tables.get(table)?.values() ?? [])],
    batches: () => batches,
    offered: () => offered,
    repeats: () => repeats,
    respondWith: (next) => void (status = next),
    forget: () => {
      tables.clear();
      status = 202;
      batches = 0;
      offered = [];
      repeats = 0;
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
