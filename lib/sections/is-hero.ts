import type { SectionView } from "./section-view.ts";

/** True for a row that is drawn as a hero, which gives a page its h1 where it comes first. */
export function isHero({ role, layout, items }: SectionView): boolean {
  return (role === "hero" || layout === "hero") && items.length > 0;
}
