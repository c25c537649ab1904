import type { ComponentType } from "react";
import type { HeroVariant } from "@/lib/channel/theme-css";
import { useAppSelector } from "@/store/hooks";
import { isHeroRow } from "@/lib/contract/row-layout";
import { type RowState, selectIsLast, selectRow } from "@/store/sections/sections-slice";
import { CarouselRow } from "./rows/carousel-row";
import { EmptyPersonalRow } from "./rows/empty-personal-row";
import { FailedRow } from "./rows/failed-row";
import { OffscreenRow } from "./rows/offscreen-row";
import { Hero } from "./hero/hero";
import {
  LazyCourseRow,
  LazyTimeOfDayRow,
  LazyNewAndLeavingRow,
  LazyMilestonesRow,
  LazyOtherRow,
  LazyScheduleRow,
  LazyTimelineRow,
} from "./rows/lazy-rows";
import type { OtherRowForm } from "./rows/other-row";
import { RichTextRow } from "./rows/rich-text-row";
import type { RailRowProps } from "./rows/rail-row";
import { shortRowLayout } from "./rows/short-row-layout";
import { useRowEffects } from "./use-row-effects";

export type SectionProps = {
  pageKey: string;
  token: string;
  index: number;
  variant: HeroVariant;
  /** True for the first rows of a page without a hero. */
  isInFirstScreen: boolean;
  /** True for the hero that is the page's h1. */
  titled: boolean;
  /** False for a row that begins without its cards, among many. */
  isRendered: boolean;
};

const rails: { [layout in RowState["layout"]]?: ComponentType<RailRowProps> } = {
  timeline: LazyTimelineRow,
  month: LazyNewAndLeavingRow,
  path: LazyMilestonesRow,
  course: LazyCourseRow,
  day: LazyTimeOfDayRow,
  schedule: LazyScheduleRow,
};

export function SectionContent(props: SectionProps) {
  const { pageKey, token, index, variant, titled } = props;
  const row = useAppSelector((state) => selectRow(state, pageKey, token));
  const last = useAppSelector((state) => selectIsLast(state, pageKey, token));
  const { shown, signedOut } = useRowEffects(props, row);
  if (!row || isUnasked(row) || isFruitless(row)) return null;
  if (row.html !== undefined) return <RichTextRow row={row} />;
  if (row.error && !row.items[0] && !row.tabs && !row.personal && !row.chosen)
    return <FailedRow pageKey={pageKey} row={row} />;
  if (isHeroRow(row))
    return <Hero row={row} variant={variant} leads={index === 0} titled={titled} />;
  const form = otherForm(row);
  if (form !== "offer" && form !== "single") {
    if (row.personal && isEmpty(row, signedOut))
      return <EmptyPersonalRow row={row} signedOut={signedOut} />;
    if (shown === "none") return <OffscreenRow row={row} />;
  }
  if (form)
    return <LazyOtherRow form={form} pageKey={pageKey} row={row} last={last} index={index} />;
  const Rail = rails[row.layout] ?? CarouselRow;
  const few = shown === "few";
  const { isInFirstScreen } = props;
  return (
    <Rail
      pageKey={pageKey}
      row={row}
      few={few}
      leads={index === 0}
      isInFirstScreen={isInFirstScreen}
    />
  );
}

// Undefined for a rail.
function otherForm(row: RowState): OtherRowForm | undefined {
  if (row.role === "paywall") return "offer";
  if (row.layout === "single" || shortRowLayout(row) === "single") return "single";
  return row.layout === "grid" || row.layout === "list" ? row.layout : undefined;
}

function isEmpty({ items, total, status }: RowState, signedOut: boolean): boolean {
  return items.length === 0 && (total === 0 || (signedOut && status === "queued"));
}

// The page says so where a search finds nothing.
function isFruitless({ role, status, total }: RowState): boolean {
  return role === "search" && status === "idle" && total === 0;
}

// A search without words.
function isUnasked({ role, status, total }: RowState): boolean {
  return role === "search" && status === "idle" && total === undefined;
}
