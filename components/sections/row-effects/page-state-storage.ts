import type { RowState } from "@/store/sections/sections-slice";
import type { ScrollAnchor } from "./scroll-anchor";

/** What a viewer has done to a page: docs/behaviour.md BE-162. */
export type StoredPageState = {
  rows: RowState[];
  nextPage?: number;
  /** How far rails were scrolled, in pixels. */
  rails: [token: string, scroll: number][];
  anchor: ScrollAnchor;
};

type Saved = StoredPageState & { at: number };

const prefix = "mq_visit:";
const maxPages = 6;
const maxCharacters = 1_000_000;
const lifeMs = 30 * 60_000;

// In the storage of this tab: what is saved last pushes out what is oldest, and without room nothing is saved.
export function writeStoredPageState(pageKey: string, visit: StoredPageState): void {
  try {
    const saved: Saved = { ...visit, at: Date.now() };
    const whole = JSON.stringify(saved);
    const text = whole.length > maxCharacters ? JSON.stringify({ ...saved, rows: [] }) : whole;
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(prefix));
    const others = names.filter((name) => name !== prefix + pageKey);
    if (others.length >= maxPages) {
      const [oldest] = others.toSorted((a, b) => timeOf(a) - timeOf(b));
      if (oldest) sessionStorage.removeItem(oldest);
    }
    sessionStorage.setItem(prefix + pageKey, text);
  } catch {
    // The page starts without a saved state.
  }
}

export function readStoredPageState(pageKey: string): StoredPageState | undefined {
  try {
    const saved: Saved | null = JSON.parse(sessionStorage.getItem(prefix + pageKey) ?? "null");
    return saved && Date.now() - saved.at < lifeMs ? saved : undefined;
  } catch {
    return undefined;
  }
}

function timeOf(name: string): number {
  const saved: Saved | null = JSON.parse(sessionStorage.getItem(name) ?? "null");
  return saved?.at ?? 0;
}
