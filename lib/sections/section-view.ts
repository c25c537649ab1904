import type { Section, SectionItems } from "../contract/sections.ts";
import { type CardView, toCardView, withoutBlanks } from "./card-view.ts";

/**
 * A row of a page as it is drawn. `items` holds the pages fetched so far in order;
 * `nextPage` is the number to ask for next, missing when all is here.
 * `failed` means that the row's content could not be loaded; the row says so and offers a retry.
 */
export type SectionView = {
  token: string;
  role: Section["role"];
  layout: Section["layout"];
  ratio: "16:9" | "2:3" | "1:1";
  name?: string;
  description?: string;
  showDescription?: boolean;
  tabs?: { token: string; name: string }[];
  selectedTab?: string;
  /** Sanitised HTML of `text` and `custom_html`. */
  html?: string;
  items: CardView[];
  nextPage?: number;
  failed?: boolean;
};

/** The page that follows, or undefined: docs/provider-api.md PA-69. */
export function nextPageOf(answer: SectionItems, alreadyHave: number): number | undefined {
  const { page, page_size: size, total_items: total } = answer.paging;
  const seen = size === undefined ? alreadyHave + answer.data.length : page * size;
  return answer.data.length > 0 && seen < total ? page + 1 : undefined;
}

/** A section with its first items as the view that travels to the browser. */
export function toSectionView(
  section: Section,
  items: SectionItems | "failed" | "none",
  html?: string,
): SectionView {
  const answer = typeof items === "object" ? items : undefined;
  return withoutBlanks({
    token: section.token,
    role: section.role,
    layout: section.layout,
    ratio: section.style.aspectRatio ?? "16:9",
    name: section.style.showTitle === false ? undefined : section.name,
    description: section.description,
    showDescription: section.style.showDescription,
    tabs: section.tabs,
    selectedTab: section.selected_tab ?? section.tabs?.[0]?.token,
    html,
    items: answer ? cardsOf(answer) : [],
    nextPage: answer && nextPageOf(answer, 0),
    failed: items === "failed" || undefined,
  });
}

// An answer shared by many requests is converted to cards once.
const known = new WeakMap<SectionItems, CardView[]>();

function cardsOf(answer: SectionItems): CardView[] {
  const cards = known.get(answer) ?? distinct(answer.data.map(toCardView));
  known.set(answer, cards);
  return cards;
}

/** An answer may repeat a token; a row shows it once. */
export function distinct(cards: CardView[]): CardView[] {
  return [...new Map(cards.map((card) => [card.token, card])).values()];
}
