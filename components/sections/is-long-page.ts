import type { RowsPage } from "@/store/sections/sections-slice";

// Rows of a longer page give up their cards when they are far away; the first ones of an answer have theirs at once.
const shortRows = 20;
const drawnRows = { ofPage: 8, ofAnswer: 2 };

/** The rows of one answer, from the one number to the other, and whether more follow. */
export type RowsAnswer = { from: number; to: number; nextPage: number | undefined };

export function isLongPage(page: Pick<RowsPage, "tokens" | "nextPage"> | undefined): boolean {
  return page !== undefined && isLong(page.tokens.length, page.nextPage);
}

function isLong(length: number, nextPage: number | undefined): boolean {
  return length + (nextPage === undefined ? 0 : 1) > shortRows;
}

export function isDrawnAtFirst(index: number, answers: RowsAnswer[]): boolean {
  const answer = answers.findLast(({ from }) => from <= index);
  if (!answer || !isLong(answer.to, answer.nextPage)) return true;
  const { from } = answer;
  return index - from < (from === 0 ? drawnRows.ofPage : drawnRows.ofAnswer);
}
