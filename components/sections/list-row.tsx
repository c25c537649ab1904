import { useRef } from "react";
import type { CardView } from "@/lib/sections/card-view";
import { type CardLook, CardPicture } from "../cards/card";
import { CardMeta } from "../cards/card-meta";
import cardStyles from "../cards/card.module.css";
import { LocalTime } from "../cards/local-time";
import { useText } from "../text-provider";
import { classNames } from "../ui/class-names";
import { EmptyRow } from "./empty-row";
import type { ItemsRowProps } from "./items-row-props";
import styles from "./list-row.module.css";
import { RowTail } from "./row-tail";
import { SectionFrame } from "./section-frame";
import { SectionTabs, TabPanel } from "./section-tabs";
import { ShowMore } from "./show-more";
import { useItems } from "./use-items";

export function ListRow({ pageKey, row, last }: ItemsRowProps) {
  const i18n = useText();
  const list = useRef<HTMLOListElement>(null);
  const { more, again, choose } = useItems(pageKey, row);
  const timed = row.items.some((card) => card.state === "scheduled");
  const look = { ...i18n, ratio: row.ratio, sizes: "auto,184px" };
  const empty = row.items.length === 0 && row.status === "idle";
  return (
    <SectionFrame row={row}>
      <SectionTabs row={row} choose={choose} />
      <TabPanel row={row}>
        {empty ? (
          <EmptyRow />
        ) : (
          <ol ref={list} className={styles.list} data-ratio={row.ratio}>
            {row.items.map((card, index) => (
              <ListItem key={card.token} card={card} look={look} lead={timed || index + 1} />
            ))}
            <RowTail row={row} again={row.items.length === 0 ? again : undefined} />
          </ol>
        )}
      </TabPanel>
      <ShowMore
        byScroll={last}
        list={list}
        hasMore={row.nextPage !== undefined}
        status={row.status}
        more={more}
      />
    </SectionFrame>
  );
}

/** `lead` is the number of the item, or true when the list is led by times. */
function ListItem({ card, look, lead }: { card: CardView; look: CardLook; lead: number | true }) {
  return (
    <li className={classNames(cardStyles.card, styles.item)}>
      <CardPicture card={card} look={look} />
      <div className={styles.lead}>
        {lead === true ? <TimeLead card={card} look={look} /> : <b className="display">{lead}</b>}
      </div>
      <div className={styles.text}>
        <h3 className={cardStyles.title}>
          <a href={card.href}>{card.title}</a>
        </h3>
        <CardMeta card={card} look={look} className={cardStyles.meta} />
      </div>
    </li>
  );
}

function TimeLead({ card, look }: { card: CardView; look: CardLook }) {
  if (card.state === "live") return <b className="display">{look.t("now")}</b>;
  if (card.startTime === undefined) return null;
  return (
    <b className="display">
      <LocalTime time={card.startTime} format="clock" locale={look.locale} />
    </b>
  );
}
