import { randomUUID } from "node:crypto";
import { asSite, type ProviderClient } from "./provider.ts";

type Row = Record<string, unknown>;

/** The fields of every row. By default a page of the harbour's site. */
export function row(more: Row = {}): Row {
  return {
    event_id: randomUUID(),
    event_name: "page_view",
    at: Date.now(),
    channel_token: "harbour",
    visit_id: "visit-0001",
    page_path: "/",
    language: "en",
    ...more,
  };
}

/** An event about a film of the harbour. */
export function filmRow(event_name: string, more: Row = {}): Row {
  return row({ event_name, input_token: "film-1", page_path: "/video/film-1", ...more });
}

/** A search with results. */
export function searchRow(query: string): Row {
  return row({
    event_name: "search",
    search_query: query,
    search_query_lower_cased: query.toLowerCase(),
    type: "user",
    results: 3,
  });
}

export type SentEvents = {
  name?: string;
  headers?: Record<string, string>;
  body?: string;
};

/** Sends rows as the site does. */
export function sendEvents(
  origin: string,
  rows: (Row | string)[],
  { name = "visits", headers = {}, body }: SentEvents = {},
): Promise<Response> {
  const lines = rows.map((each) => (typeof each === "string" ? each : JSON.stringify(each)));
  return fetch(`${origin}/events?name=${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/x-ndjson", ...asSite, ...headers },
    body: body ?? lines.join("\n"),
  });
}

/** The events that the console shows. */
export function eventsOf({ console }: Pick<ProviderClient, "console">) {
  const path = "/console/api/analytics";
  return {
    latest: async (channel = "harbour") => {
      const latest = await console.json(`${path}/latest?channel=${channel}`);
      return (latest as { events: Row[] }).events;
    },
    quarantined: async (channel = "harbour") => {
      const quarantined = await console.json(`${path}/quarantine?channel=${channel}`);
      return (quarantined as { rows: { reason: string; row: string }[] }).rows;
    },
    rollUp: () => console.send("POST", `${path}/roll-up`),
    reset: () => console.send("POST", "/console/api/reset?keep=catalogue"),
  };
}
