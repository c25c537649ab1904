import { createBenchRowItems } from "./bench-rows.ts";

const personalRowItems = 12;

/** Rows of a viewer's own, by the token of the row whose films they hold. */
const personalRows: Record<string, string> = { continue: "row-2", listed: "row-3" };

/** The first row under the hero, and the one after two others: where a shift would be seen. */
export const benchContinueWatchingRow = {
  token: "continue",
  name: "Continue watching",
  role: "continue_watching",
  type: "video",
  layout: "carousel",
};
export const benchWatchListRow = {
  token: "listed",
  name: "Your watch list",
  role: "watch_list",
  type: "video",
  layout: "carousel",
};

/** What whoever signs in finds in such a row. */
export function createBenchPersonalRowItems(row: string, media: string): object[] | undefined {
  const source = personalRows[row];
  return source === undefined
    ? undefined
    : createBenchRowItems(source, media).slice(0, personalRowItems);
}

/** What they have done with every content. */
export function createBenchViewerContentStates(media: string): object {
  const begun = createBenchRowItems("row-2", media).map((item, index) => [
    tokenOf(item),
    { progress: { current_time_s: 60 + index, duration_s: 600 } },
  ]);
  const listed = createBenchRowItems("row-3", media).map((item, index) => [
    tokenOf(item),
    { watchlistAddedAt: 1_790_000_000_000 + index },
  ]);
  return { data: Object.fromEntries([...begun, ...listed]) };
}

const tokenOf = (item: object) => ("token" in item ? String(item.token) : "");
