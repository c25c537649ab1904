import { type ReactElement, useRef } from "react";
import type { CardView } from "@/lib/sections/card-view";
import type { Row } from "@/store/sections/sections-slice";
import { EmptyRow } from "./empty-row";
import { RowTail } from "./row-tail";
import { SectionFrame } from "./section-frame";
import { SectionTabs, TabPanel } from "./section-tabs";
import { ShowMore } from "./show-more";
import { useItems } from "./use-items";
import { useItemWindow } from "./use-item-window";

/** `last`: nothing follows this row on its page, so it may grow while the viewer scrolls. */
export type ItemsRowProps = { pageKey: string; row: Row; last: boolean };

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
  const { more, retry, choose } = useItems(pageKey, row);
  const renderItems = useItemWindow(list, row.items.length);
  const isEmpty = row.items.length === 0 && row.status === "idle";
  return (
    <SectionFrame row={row}>
      <SectionTabs row={row} choose={choose} />
      <TabPanel row={row}>
        {isEmpty ? (
          <EmptyRow />
        ) : (
          <List
            ref={list}
            className={listProps.className}
            data-ratio={row.ratio}
            data-columns={listProps.columns}
            data-more={row.nextPage ? "" : undefined}
          >
            {renderItems(row.items, renderItem)}
            <RowTail row={row} retry={row.items.length === 0 ? retry : undefined} />
          </List>
        )}
      </TabPanel>
      <ShowMore byScroll={last} list={list} of={row} more={more} />
    </SectionFrame>
  );
}
