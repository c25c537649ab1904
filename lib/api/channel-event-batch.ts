import { z } from "zod";
import { cutNameForAnalytics } from "../analytics/event-batch-format.ts";

/** A batch as it is handed on, and the visit of its first row. */
export type ChannelEventBatch = { lines: string; visitId: string };

const row = z.looseObject({});

/**
 * The lines of a batch of NDJSON, with names cut; undefined if a line is about another channel. A line that is not a
 * row is left unchanged: the intake quarantines it, where the channel's owner sees it.
 */
export function readChannelEventBatch(
  text: string,
  channel: string,
): ChannelEventBatch | undefined {
  const lines: string[] = [];
  let visitId = "";
  for (const line of text.split("\n")) {
    if (line.trim() === "") continue;
    const parsed = row.safeParse(jsonOf(line)).data;
    if (parsed && parsed.channel_token !== channel) return undefined;
    if (typeof parsed?.visit_id === "string") visitId ||= parsed.visit_id.slice(0, 64);
    lines.push(parsed ? withCutName(line, parsed) : line);
  }
  return { lines: lines.join("\n"), visitId };
}

function withCutName(line: string, parsed: z.output<typeof row>): string {
  const { event_name: name } = parsed;
  if (typeof name !== "string" || cutNameForAnalytics(name) === name) return line;
  return JSON.stringify({ ...parsed, event_name: cutNameForAnalytics(name) });
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
