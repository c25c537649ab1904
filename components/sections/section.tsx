import type { HeroVariant } from "@/lib/channel/theme-css";
import { useAppSelector } from "@/store/hooks";
import { selectIsLast, selectRow } from "@/store/sections/sections-slice";
import { CarouselRow } from "./rows/carousel-row";
import { FailedRow } from "./rows/failed-row";
import { GridRow } from "./rows/grid-row";
import { Hero, isHero } from "./hero/hero";
import { ListRow } from "./rows/list-row";
import { OfferRow } from "./rows/offer-row";
import { ProseRow } from "./rows/prose-row";
import { SingleRow } from "./rows/single-row";

export type SectionProps = {
  pageKey: string;
  token: string;
  index: number;
  variant: HeroVariant;
  /** True for the hero that is the page's h1. */
  titled: boolean;
};

export function Section({ pageKey, token, index, variant, titled }: SectionProps) {
  const row = useAppSelector((state) => selectRow(state, pageKey, token));
  const last = useAppSelector((state) => selectIsLast(state, pageKey, token));
  if (!row) return null;
  if (row.html !== undefined) return <ProseRow row={row} />;
  if (row.failed) return <FailedRow pageKey={pageKey} row={row} />;
  if (isHero(row)) return <Hero row={row} variant={variant} leads={index === 0} titled={titled} />;
  if (row.role === "paywall") return <OfferRow row={row} />;
  if (row.layout === "grid") return <GridRow pageKey={pageKey} row={row} last={last} />;
  if (row.layout === "list") return <ListRow pageKey={pageKey} row={row} last={last} />;
  if (row.layout === "single") return <SingleRow row={row} flipped={index % 2 === 1} />;
  return <CarouselRow pageKey={pageKey} row={row} />;
}
