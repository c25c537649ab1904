import type { PageRowsState } from "@/store/sections/sections-slice";

// Rows of a long page remove their cards when they are far away; the first rows of a response have theirs at once.
const shortRows = 20;
const initialRows = { ofPage: 8, ofResponse: 2 };

/** The rows of one response: the first index, the index after the last, and whether more follow. */
export type RowsResponseRange = { from: number; to: number; nextPage: number | undefined };

export function isLongPage(page: Pick<PageRowsState, "tokens" | "nextPage"> | undefined): boolean {
  return page !== undefined && isLong(page.tokens.length, page.nextPage);
}

function isLong(length: number, nextPage: number | undefined): boolean {
  return length + (nextPage === undefined ? 0 : 1) > shortRows;
}

export function isRowRenderedInitially(index: number, responses: RowsResponseRange[]): boolean {
  const response = responses.findLast(({ from }) => from <= index);
  if (!response || !isLong(response.to, response.nextPage)) return true;
  const { from } = response;
  return index - from < (from === 0 ? initialRows.ofPage : initialRows.ofResponse);
}
