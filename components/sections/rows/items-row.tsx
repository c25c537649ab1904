import { type ReactElement, useRef } from "react";
import { hasRowFilters } from "@/lib/contract/row-layout";
import type { CardView } from "@/lib/sections/card-view";
import type { RowState } from "@/store/sections/sections-slice";
import { EmptyRow } from "./empty-row";
import { LazyRowFilters } from "./lazy-row-filters";
import { RowLoadingOrRetry } from "./row-loading-or-retry";
import { SectionFrame } from "./section-frame";
import { SectionTabs, SectionTabPanel } from "./section-tabs";
import { ShowMore } from "./show-more";
import { useRowItems } from "./use-row-items";
import { useVirtualizedItems } from "./use-virtualized-items";

/** `last`: nothing follows this row on its page, so it may grow while the viewer scrolls. */
export type ItemsRowProps = { pageKey: string; row: RowState; last: boolean };

type Props = ItemsRowProps & {
  as: "ul" | "ol";
  className: string | undefined;
  /** Its items stand in so few, with what they are about. */
  columns?: number | undefined;
  renderItem: (card: CardView, index: number) => ReactElement;
};

// What a grid and a list have in common: tabs, items, and the button for more of them.
export function ItemsRow({ pageKey, row, last, as: List, renderItem, ...listProps }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const { more, retry, choose } = useRowItems(pageKey, row);
  const renderItems = useVirtualizedItems(list, row.items.length);
  const isEmpty = row.items.length === 0 && row.status === "idle";
  const hasFilters = hasRowFilters(row);
  return (
    <SectionFrame row={row}>
      <SectionTabs row={row} choose={choose} />
      {hasFilters && <LazyRowFilters pageKey={pageKey} row={row} reload={retry} />}
      <SectionTabPanel row={row}>
        {isEmpty ? (
          !(hasFilters && row.chosen?.filter_by) && <EmptyRow />
        ) : (
          <List
            ref={list}
            className={listProps.className}
            data-ratio={row.ratio}
            data-columns={listProps.columns}
            data-more={row.nextPage ? "" : undefined}
          >
            {renderItems(row.items, renderItem)}
            <RowLoadingOrRetry row={row} retry={row.items.length === 0 ? retry : undefined} />
          </List>
        )}
      </SectionTabPanel>
      <ShowMore byScroll={last} list={list} of={row} more={more} />
    </SectionFrame>
  );
}
