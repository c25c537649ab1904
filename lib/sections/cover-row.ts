import { isCourseRow } from "../contract/row-layout.ts";
import type { Page } from "../contract/page.ts";
import { type CardView, contentHref, toCardView, omitUndefinedFields } from "./card-view.ts";
import type { SectionView } from "./section-view.ts";

type Covered = Partial<Pick<Page, "cover" | "description" | "name">>;
type RowBelow = Pick<SectionView, "layout" | "role" | "items">;

/**
 * The hero that a page with a cover begins with: one card with the page's name that plays the live event of the rows
 * below it, else its first content. `createCoverRow({ name, cover }, rows)` → a `SectionView` without a name, whose cards
 * are not counted; undefined if the cover has no first content: docs/behaviour.md BE-159.
 */
export function createCoverRow(
  { cover, name, description }: Covered,
  rows: RowBelow[],
): SectionView | undefined {
  if (cover === undefined) return undefined;
  const { first, ...card } = toCardView(cover);
  if (first === undefined) return undefined;
  const event = eventOf(rows);
  const { title, state, startTime, aired } = event ?? {};
  return {
    token: "page.cover",
    role: "hero",
    layout: "hero",
    ratio: "16:9",
    track: false,
    items: [
      omitUndefinedFields({
        ...card,
        title: name ?? card.title,
        description: card.description ?? description,
        href: event?.state === "live" ? contentHref(event.token) : first,
        plays: rows.some(isCourseRow) ? "courseStart" : "play",
        event:
          title === undefined ? undefined : omitUndefinedFields({ title, state, startTime, aired }),
      }),
    ],
  };
}

/** The live event of the rows of events, else the next one. */
function eventOf(rows: RowBelow[]): CardView | undefined {
  const events = rows
    .filter(({ role }) => role === "live")
    .flatMap(({ items }) => items)
    .filter(({ kind }) => kind === "video");
  const startOf = ({ startTime }: CardView) => startTime ?? Number.MAX_VALUE;
  const [next] = events
    .filter(({ state }) => state === "scheduled")
    .toSorted((one, other) => startOf(one) - startOf(other));
  return events.find(({ state }) => state === "live") ?? next;
}
