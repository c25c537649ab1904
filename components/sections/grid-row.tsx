import { useRef } from "react";
import { Card } from "../cards/card";
import { useText } from "../text-provider";
import { EmptyRow } from "./empty-row";
import type { ItemsRowProps } from "./items-row-props";
import styles from "./grid-row.module.css";
import { RowTail } from "./row-tail";
import { SectionFrame } from "./section-frame";
import { SectionTabs, TabPanel } from "./section-tabs";
import { ShowMore } from "./show-more";
import { useItems } from "./use-items";

const sizes = {
  "16:9": "auto,(min-width:940px) 26vw,(min-width:480px) 48vw,94vw",
  "2:3": "auto,(min-width:940px) 18vw,46vw",
  "1:1": "auto,(min-width:940px) 18vw,46vw",
};

export function GridRow({ pageKey, row, last }: ItemsRowProps) {
  const i18n = useText();
  const grid = useRef<HTMLUListElement>(null);
  const { more, again, choose } = useItems(pageKey, row);
  const look = { ...i18n, ratio: row.ratio, sizes: sizes[row.ratio] };
  const empty = row.items.length === 0 && row.status === "idle";
  return (
    <SectionFrame row={row}>
      <SectionTabs row={row} choose={choose} />
      <TabPanel row={row}>
        {empty ? (
          <EmptyRow />
        ) : (
          <ul ref={grid} className={styles.grid} data-ratio={row.ratio}>
            {row.items.map((card) => (
              <Card key={card.token} card={card} look={look} />
            ))}
            <RowTail row={row} again={row.items.length === 0 ? again : undefined} />
          </ul>
        )}
      </TabPanel>
      <ShowMore
        byScroll={last}
        list={grid}
        hasMore={row.nextPage !== undefined}
        status={row.status}
        more={more}
      />
    </SectionFrame>
  );
}
