import { type ReactElement, useRef } from "react";
import type { CardView } from "@/lib/sections/card-view";
import type { RowState } from "@/store/sections/sections-slice";
import type { CardOptions } from "../../cards/card";
import { useCardOptions } from "../../cards/use-card-options";
import { classNames } from "../../ui/class-names";
import { getSavedRowLayout } from "../saved-row-layout";
import styles from "./carousel-row.module.css";
import { RailStepButtons } from "./rail-step-buttons";
import { RowLoadingOrRetry } from "./row-loading-or-retry";
import { SectionFrame } from "./section-frame";
import { SectionTabs, SectionTabPanel } from "./section-tabs";
import { columnPictureSizes, countRowColumns, shortRowLayout } from "./short-row-layout";
import { useRowItems } from "./use-row-items";
import { useVirtualizedItems } from "./use-virtualized-items";
import { useRail } from "./use-rail";
import { useSavedScroll } from "./use-saved-scroll";

const tall =
  "auto,(min-width:1200px) 14.5vw,(min-width:940px) 17vw,(min-width:650px) 21vw,(min-width:480px) 28vw,40vw";
const sizes = {
  wide: "auto,(min-width:940px) 34vw,84vw",
  "16:9": "auto,(min-width:940px) 24vw,70vw",
  "2:3": tall,
  "1:1": tall,
};

const doNothing = () => {};

// As many as fit into the window, and one more.
const fewCards = (ratio: RowState["ratio"]) =>
  1 + Math.ceil(innerWidth / (ratio === "16:9" ? 250 : 150));

// Three or fewer of a carousel stand in columns.
const isInColumns = (row: RowState) =>
  row.layout === "carousel" && shortRowLayout(row) === "columns";
const isWide = (row: RowState) => row.role === "live" && row.ratio === "16:9" && !isInColumns(row);

// How the cards of a rail look.
export function useRailCardOptions(row: RowState, pageKey: string): CardOptions {
  const { ratio } = row;
  const wide = isWide(row);
  const described = isInColumns(row);
  // More than twice the resolution of the box is not visible, and doubles the bytes on a phone.
  const maxWidth = wide || ratio !== "16:9" ? undefined : 640;
  const pictures = described
    ? columnPictureSizes(row)
    : { sizes: sizes[wide ? "wide" : ratio], maxWidth };
  return useCardOptions(row, pageKey, { ...pictures, described });
}

/** `few`: the row passes by. `leads`: it is the first of its page. `isInFirstScreen`: its first cards are, on a phone. */
export type RailRowProps = {
  pageKey: string;
  row: RowState;
  few: boolean;
  leads?: boolean;
  isInFirstScreen?: boolean;
};

type Props = RailRowProps & {
  /** The row's items, in an order of its own. */
  items?: CardView[];
  /** Their order says something. */
  ordered?: boolean;
  className?: string | undefined;
  renderItem: (card: CardView, index: number) => ReactElement;
};

// Cards side by side that are scrolled sideways.
export function RailRow({ pageKey, row, few, ordered, className, renderItem, ...props }: Props) {
  const rail = useRef<HTMLOListElement>(null);
  useSavedScroll(rail, pageKey, row.token);
  const { more, retry, choose } = useRowItems(pageKey, row);
  // After a failure only the button loads more: the next scroll would fail too.
  const { ends, step } = useRail(rail, row.items.length, row.status === "idle" ? more : doNothing);
  const { ratio, token } = row;
  const { items = row.items } = props;
  const passes = few && !getSavedRowLayout(pageKey, token).scroll;
  const rendered = passes ? items.slice(0, fewCards(ratio)) : items;
  const renderItems = useVirtualizedItems(rail, rendered.length);
  const others = items.length - rendered.length;
  const inColumns = isInColumns(row);
  const List = ordered ? "ol" : "ul";
  return (
    <SectionFrame
      row={row}
      bleeds
      tools={!inColumns && <RailStepButtons ends={ends} step={step} />}
    >
      <SectionTabs row={row} choose={choose} inset />
      <SectionTabPanel row={row}>
        <List
          ref={rail}
          className={classNames(styles.rail, isWide(row) && styles.wide, className)}
          data-ratio={ratio}
          data-columns={inColumns ? countRowColumns(row) : undefined}
        >
          {renderItems(rendered, renderItem)}
          {others > 0 && <li aria-hidden="true" style={{ gridColumn: `span ${others}` }} />}
          <RowLoadingOrRetry row={row} retry={row.items.length === 0 ? retry : more} />
        </List>
      </SectionTabPanel>
    </SectionFrame>
  );
}
