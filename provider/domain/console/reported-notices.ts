import { z } from "zod";
import { requestTextSchema } from "../../../lib/contract/request-text.ts";

const kinds = ["contrast", "csp", "custom_code", "values"] as const;
const maxDetailLength = 500;
const maxPerChannel = 50;

/** A notice from a site to an owner: docs/provider-api.md PA-44. */
export const reportedNoticeSchema = z.object({
  kind: z.enum(kinds),
  detail: requestTextSchema().trim().min(1).max(maxDetailLength),
});
export type ReportedNotice = z.output<typeof reportedNoticeSchema>;

/** A notice, how often it came, and when it came last (epoch ms of the provider's clock). */
export type CountedNotice = ReportedNotice & { count: number; at: number };

/** The notices of each channel: the same one is counted, and the newest fifty are kept. */
export type ReportedNoticeStore = {
  add: (channel: string, reported: ReportedNotice, at: number) => void;
  /** Newest first. */
  of: (channel: string) => CountedNotice[];
  /** Of one channel, or of all. */
  clear: (channel?: string) => void;
};

/** An empty board. */
export function createReportedNoticeStore(): ReportedNoticeStore {
  const boards = new Map<string, Map<string, CountedNotice>>();
  return {
    add: (channel, reported, at) => {
      const board = boards.get(channel) ?? new Map<string, CountedNotice>();
      boards.set(channel, board);
      addTo(board, reported, at);
    },
    of: (channel) => [...(boards.get(channel)?.values() ?? [])].reverse(),
    clear: (channel) => (channel === undefined ? boards.clear() : void boards.delete(channel)),
  };
}

/** A map keeps its order: what came last stands last. */
function addTo(
  board: Map<string, CountedNotice>,
  { kind, detail }: ReportedNotice,
  at: number,
): void {
  const key = `${kind} ${detail}`;
  const count = (board.get(key)?.count ?? 0) + 1;
  board.delete(key);
  board.set(key, { kind, detail, count, at });
  const [oldest] = board.keys();
  if (board.size > maxPerChannel && oldest !== undefined) board.delete(oldest);
}
