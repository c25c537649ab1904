import { screen } from "@testing-library/react";
import { PageSections } from "@/components/sections/page-sections";
import type { SectionView } from "@/lib/sections/section-view";

/** A page of these rows, named Meridian. */
export function pageOf(
  sections: SectionView[],
  more: { nextPage?: number; search?: { q: string } | undefined } = {},
) {
  return (
    <PageSections
      pageKey="home.en"
      pageId="p1"
      channel={{ style: { theme: { background: "#000" } } }}
      sections={sections}
      heading="Meridian"
      {...more}
    />
  );
}

/** The names of the page's headings. */
export const pageHeadings = () =>
  screen.getAllByRole("heading", { level: 1 }).map((heading) => heading.textContent);
