import styles from "../section-list.module.css";

/** The row at the upper edge of the window and how far below it that begins; without a row, how far the page was scrolled. */
export type ScrollAnchor = { token?: string; top: number };

const frames = 30;
const hands = ["wheel", "touchstart", "pointerdown", "keydown"];

/** The elements of the rows, with the first one's place in the page: a leading hero stands apart. */
function rowsOf(tokens: string[]): { list: Element[]; offset: number } {
  const list = [...(document.querySelector(`.${styles.rows}`)?.children ?? [])];
  return { list, offset: tokens.length - list.length };
}

export function rowElement(tokens: string[], token: string): Element | undefined {
  const { list, offset } = rowsOf(tokens);
  return list[tokens.indexOf(token) - offset];
}

export function scrollAnchorOfWindow(tokens: string[]): ScrollAnchor {
  const { list, offset } = rowsOf(tokens);
  const at = list.findIndex((row) => row.getBoundingClientRect().bottom > 0);
  const row = list[at];
  const top = row?.getBoundingClientRect().top ?? 0;
  const token = tokens[at + offset];
  // Above the first row nothing is of unknown height.
  return row && token !== undefined && (at > 0 || top < 0) ? { token, top } : { top: scrollY };
}

// Rows above get their heights only when they come near, so it takes several frames; a viewer's own hand ends it.
export function restoreScrollAnchor(tokens: () => string[], { token, top }: ScrollAnchor): void {
  const end = new AbortController();
  for (const hand of hands) addEventListener(hand, () => end.abort(), { signal: end.signal });
  let left = frames;
  const step = () => {
    if (end.signal.aborted) return;
    left -= 1;
    if (left === 0) return end.abort();
    const row = token === undefined ? undefined : rowElement(tokens(), token);
    const goal = row ? scrollY + row.getBoundingClientRect().top - top : top;
    if (Math.abs(goal - scrollY) >= 1 && (row || token === undefined)) {
      scrollTo({ top: goal, behavior: "instant" });
    }
    requestAnimationFrame(step);
  };
  step();
}
