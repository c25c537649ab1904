import { useAppSelector } from "@/store/hooks";
import { selectIsLast, selectRow } from "@/store/sections/sections-slice";
import { CarouselRow } from "./carousel-row";
import { FailedRow } from "./failed-row";
import { GridRow } from "./grid-row";
import { Hero } from "./hero/hero";
import { isHero } from "./is-hero";
import { ListRow } from "./list-row";
import { OfferRow } from "./offer-row";
import { ProseRow } from "./prose-row";
import type { RowProps } from "./row";
import { SingleRow } from "./single-row";

export function Section({ pageKey, token, index, variant, titled }: RowProps) {
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
