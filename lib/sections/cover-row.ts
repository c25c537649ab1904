import { isCourse } from "../contract/is-course.ts";
import type { Page } from "../contract/page.ts";
import { toCardView, withoutBlanks } from "./card-view.ts";
import type { SectionView } from "./section-view.ts";

type Covered = Partial<Pick<Page, "cover" | "description" | "name">>;

/**
 * The hero that a page with a cover begins with: one card that has the page's name and plays its first content.
 * `coverRow({ name, cover }, rows)` → a `SectionView` without a name, whose cards nobody counts; nothing where the
 * cover does not say what the page begins with: docs/behaviour.md BE-159. `rows` are those below it.
 */
export function coverRow(
  { cover, name, description }: Covered,
  rows: Pick<SectionView, "layout">[],
): SectionView | undefined {
  if (cover === undefined) return undefined;
  const { first, ...card } = toCardView(cover);
  if (first === undefined) return undefined;
  return {
    token: "page.cover",
    role: "hero",
    layout: "hero",
    ratio: "16:9",
    track: false,
    items: [
      withoutBlanks({
        ...card,
        title: name ?? card.title,
        description: card.description ?? description,
        href: first,
        plays: rows.some(isCourse) ? "courseStart" : "play",
      }),
    ],
  };
}
