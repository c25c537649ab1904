import { z } from "zod";
import type { DocumentedCall } from "./read-call-table.ts";
import { trimLists } from "./trim-lists.ts";

type RecordedCall = {
  /** The parameters of the path and of the query. */
  params?: Record<string, string>;
  body?: object;
  /** NDJSON, in the place of a body. */
  lines?: string;
  bearer?: string;
  headers?: Record<string, string>;
};

/** Calls a provider by the rules of docs/provider-api.md, and keeps the responses as examples. */
export function createRecordingClient(
  origin: string,
  table: DocumentedCall[],
  common: Record<string, string>,
) {
  const examples: Record<string, unknown> = {};
  let pressed = 0;

  /** The response of a call, which becomes its example. Throws if the provider refuses. */
  async function record(rule: string, call: RecordedCall = {}): Promise<unknown> {
    const documented = table.find((each) => each.rule === rule);
    if (!documented) throw new Error(`${rule} is no call.`);
    pressed += 1;
    const { body, lines, bearer } = call;
    const address = origin + addressOf(documented, call.params ?? {});
    const response = await fetch(address, {
      method: documented.method.toUpperCase(),
      body: lines ?? (body && JSON.stringify(body)),
      headers: {
        ...common,
        "Idempotency-Key": `recorded-press-${pressed}`,
        "Content-Type": lines === undefined ? "application/json" : "application/x-ndjson",
        ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
        ...call.headers,
      },
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${rule} ${address} is ${response.status}: ${text}`);
    if (text === "") return undefined;
    const json: unknown = JSON.parse(text);
    examples[rule] = trimLists(json);
    return json;
  }

  return { record, examples };
}

export type RecordingClient = ReturnType<typeof createRecordingClient>;

function addressOf({ path, query }: DocumentedCall, params: Record<string, string>): string {
  const values = { channel: "demo", channel_id: "ch_7f21", ...params };
  const segment = z.record(z.string(), z.string()).parse(values);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(segment[name] ?? ""),
  );
  const names = query.filter((name) => params[name] !== undefined);
  const search = new URLSearchParams(names.map((name) => [name, params[name] ?? ""]));
  return search.size === 0 ? filled : `${filled}?${search}`;
}
