import type { SectionView } from "@/lib/sections/section-view";

export function isHero({ role, layout, items }: SectionView): boolean {
  return (role === "hero" || layout === "hero") && items.length > 0;
}
