import { useMemo } from "react";
import type { CardView } from "@/lib/sections/card-view";
import { Card } from "../../cards/card";
import { LocalTime } from "../../cards/local-time";
import { ListButton } from "../../lists/list-button";
import { useListsOf } from "../../lists/offered-lists";
import { useText } from "../../text-provider";
import { byTime } from "./by-time";
import { RailRow, type RailRowProps, useRailLook } from "./rail-row";
import styles from "./timeline-row.module.css";

// Replays, then a line for the present, then what is live and what is to come.
export function TimelineRow(props: RailRowProps) {
  const { row, pageKey } = props;
  const look = useRailLook(row, pageKey);
  const items = useMemo(() => byTime(row.items), [row.items]);
  // By what the provider says, not by a clock: a page that was stored for a minute is as right as its cards.
  const present = items.findIndex(({ state }) => state !== undefined);
  return (
    <RailRow
      {...props}
      items={items}
      className={styles.timeline}
      renderItem={(card, index) => (
        <Card
          key={card.token}
          card={withoutTime(card)}
          look={look}
          className={index === present ? styles.present : card.state ? styles.ahead : styles.past}
          action={card.state === "scheduled" ? <Notify card={card} /> : undefined}
        >
          <Mark card={card} isPresent={index === present} />
        </Card>
      )}
    />
  );
}

// The rule over it says so. When it does not take place, the card says that too.
function withoutTime(card: CardView): CardView {
  if (!card.state) return { ...card, publishedAt: undefined };
  if (card.state === "scheduled") return { ...card, state: undefined, startTime: undefined };
  return card.state === "cancelled" ? { ...card, startTime: undefined } : card;
}

function Mark({ card, isPresent }: { card: CardView; isPresent: boolean }) {
  const { t, locale } = useText();
  const { state, startTime, publishedAt } = card;
  const time = startTime ?? publishedAt;
  const Time = state === "cancelled" ? "s" : "span";
  return (
    <p className={styles.mark}>
      {isPresent && <b className={styles.now}>{t("now")}</b>}
      {state === "scheduled" && <span className="sr">{t("scheduled")}</span>}
      {time !== undefined && (
        <Time className="display">
          <LocalTime time={time} format={state ? "clock" : "near-day"} locale={locale} />
        </Time>
      )}
      {state && state !== "live" && time !== undefined && (
        <LocalTime time={time} format="near-day" locale={locale} />
      )}
    </p>
  );
}

function Notify({ card }: { card: CardView }) {
  const [list] = useListsOf(card);
  if (!list) return null;
  return (
    <div className={styles.notify}>
      <ListButton item={card} list={list} look="outline" size="small" labelled />
    </div>
  );
}
