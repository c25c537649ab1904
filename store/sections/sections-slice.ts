import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { CardView } from "@/lib/sections/card-view";
import type { SectionView } from "@/lib/sections/section-view";
import { moreSectionsFetched, sectionItemsFetched } from "./sections-fetches";

/** `pending` during a request, `rejected` after one that failed; the items stay, except those of another tab. */
export type FetchStatus = "idle" | "pending" | "rejected";

/** A row with the state of its items: docs/behaviour.md BE-54. */
export type Row = SectionView & { status: FetchStatus; total?: number };

/** One page of rows: docs/behaviour.md BE-54. `nextPage` is missing when all rows are here. */
export type RowsPage = {
  pageId: string;
  context?: string;
  /** The JSON that the first rows came as: tells whether they are those of the page in view. */
  source: string;
  tokens: string[];
  rows: Record<string, Row>;
  nextPage?: number;
  status: FetchStatus;
  code?: number;
};

export type ShownPage = {
  pageKey: string;
  pageId: string;
  context?: string;
  source: string;
  sections: SectionView[];
  nextPage?: number;
};

type SectionsState = { pages: Record<string, RowsPage> };

const initialState: SectionsState = { pages: {} };

const slice = createSlice({
  name: "sections",
  initialState,
  reducers: {
    /** A page came into view: its rows replace those of every page but the one being left. */
    pageShown(state, { payload }: PayloadAction<ShownPage>) {
      const { pageKey, sections, ...facts } = payload;
      const left = Object.keys(state.pages).filter((key) => key !== pageKey);
      for (const key of left.slice(0, -1)) delete state.pages[key];
      const page: RowsPage = { ...facts, tokens: [], rows: {}, status: "idle" };
      appendRows(page, sections);
      state.pages[pageKey] = page;
    },
    /** A viewer chose a tab; `sectionItemsFetched` loads its items. */
    tabSelected(
      state,
      { payload }: PayloadAction<{ pageKey: string; token: string; tab: string }>,
    ) {
      const row = state.pages[payload.pageKey]?.rows[payload.token];
      if (row) row.selectedTab = payload.tab;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(moreSectionsFetched.pending, (state, { meta }) => {
        const page = state.pages[meta.arg.pageKey];
        if (page) page.status = "pending";
      })
      .addCase(moreSectionsFetched.rejected, (state, { meta }) => {
        const page = state.pages[meta.arg.pageKey];
        if (page) page.status = "rejected";
      })
      .addCase(moreSectionsFetched.fulfilled, (state, { meta, payload }) => {
        const page = state.pages[meta.arg.pageKey];
        if (!page) return;
        page.status = "idle";
        page.code = payload.code;
        page.nextPage = isErrorCode(payload.code) ? undefined : payload.nextPage;
        if (!isErrorCode(payload.code)) appendRows(page, payload.sections);
      })
      .addCase(sectionItemsFetched.pending, (state, { meta }) => {
        const row = rowOf(state, meta.arg);
        if (row) row.status = "pending";
      })
      .addCase(sectionItemsFetched.rejected, (state, { meta }) => {
        const row = rowOf(state, meta.arg);
        if (!row) return;
        row.status = "rejected";
        // The items belong to the tab that was left.
        if (meta.arg.page === 1) Object.assign(row, { items: [], nextPage: undefined });
      })
      .addCase(sectionItemsFetched.fulfilled, (state, { meta, payload }) => {
        const row = rowOf(state, meta.arg);
        if (!row) return;
        const seen = meta.arg.page === 1 ? [] : row.items;
        row.items = append(seen, payload.items);
        row.total = row.items.length === 0 ? 0 : payload.total;
        row.nextPage = payload.nextPage;
        row.status = "idle";
        row.failed = undefined;
      });
  },
  selectors: {
    selectPage: (state, pageKey: string): RowsPage | undefined => state.pages[pageKey],
    selectRow: (state, pageKey: string, token: string): Row | undefined =>
      state.pages[pageKey]?.rows[token],
    selectIsLast: (state, pageKey: string, token: string): boolean => {
      const page = state.pages[pageKey];
      return page !== undefined && page.nextPage === undefined && page.tokens.at(-1) === token;
    },
  },
});

/** Events of the rows of pages. */
export const { pageShown, tabSelected } = slice.actions;
/**
 * `selectPage(state, pageKey)` → its rows in order; `selectRow(state, pageKey, token)` → one row;
 * `selectIsLast` → true when no row follows it, not even one still to be asked for.
 */
export const { selectPage, selectRow, selectIsLast } = slice.selectors;
export const sectionsReducer = slice.reducer;

type RowAddress = { pageKey: string; token: string; tab?: string };

/** The row an answer is for, unless the viewer has chosen another tab since. */
function rowOf(state: SectionsState, { pageKey, token, tab }: RowAddress): Row | undefined {
  const row = state.pages[pageKey]?.rows[token];
  return row && row.selectedTab === tab ? row : undefined;
}

function appendRows(page: RowsPage, sections: SectionView[]): void {
  for (const section of sections) {
    if (page.rows[section.token]) continue;
    page.tokens.push(section.token);
    page.rows[section.token] = { ...section, status: "idle" };
  }
}

/** Later items after earlier ones, each token once. */
function append(seen: CardView[], more: CardView[]): CardView[] {
  const tokens = new Set(seen.map((card) => card.token));
  return [...seen, ...more.filter(({ token }) => !tokens.has(token) && tokens.add(token))];
}

function isErrorCode(code: number | undefined): boolean {
  return code !== undefined && code >= 400;
}
