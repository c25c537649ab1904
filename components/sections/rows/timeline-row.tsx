import { useMemo } from "react";
import type { CardView } from "@/lib/sections/card-view";
import { Card } from "../../cards/card";
import { LocalTime } from "../../cards/local-time";
import { CardQuickActions } from "../../lists/card-quick-actions";
import { useText } from "../../text-provider";
import { classNames } from "../../ui/class-names";
import { sortCardsByTime, sortTimeOfCard } from "./sort-cards-by-time";
import { RailRow, type RailRowProps, useRailCardOptions } from "./rail-row";
import styles from "./timeline-row.module.css";

// Replays, then a line for the present, then what is live and what is to come.
export function TimelineRow(props: RailRowProps) {
  const { row, pageKey } = props;
  const options = useRailCardOptions(row, pageKey);
  const items = useMemo(() => sortCardsByTime(row.items), [row.items]);
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
          options={options}
          className={classNames(
            index === present ? styles.present : card.state ? styles.ahead : styles.past,
            card.state === "live" && styles.live,
          )}
          action={
            card.state === "scheduled" ? (
              <CardQuickActions card={card} personal={options.personal} />
            ) : undefined
          }
        >
          <Mark card={card} before={items[index - 1]} isPresent={index === present} />
        </Card>
      )}
    />
  );
}

// The rule over it says so; of what is on, the band. When it does not take place, the card says that too.
function withoutTime(card: CardView): CardView {
  if (!card.state) return { ...card, publishedAt: undefined };
  if (card.state === "live") return card;
  const untimed = { ...card, startTime: undefined };
  return card.state === "scheduled" ? { ...untimed, state: undefined } : untimed;
}

type MarkProps = { card: CardView; before: CardView | undefined; isPresent: boolean };

function Mark({ card, before, isPresent }: MarkProps) {
  const { t, locale } = useText();
  const { state } = card;
  const time = state === "live" ? undefined : sortTimeOfCard(card);
  const Time = state === "cancelled" ? "s" : "span";
  if (time === undefined && !isPresent) return null;
  return (
    <p className={before && isSameMinute(card, before) ? "sr" : styles.mark}>
      {isPresent && <b className={styles.now}>{t("now")}</b>}
      {state === "scheduled" && <span className="sr">{t("scheduled")}</span>}
      {time !== undefined && (
        <>
          <Time className="display">
            <LocalTime time={time} format="clock" locale={locale} />
          </Time>
          <LocalTime time={time} format="near-day" locale={locale} />
        </>
      )}
    </p>
  );
}

// A text that repeats its neighbour's is only for screen readers.
function isSameMinute(card: CardView, before: CardView): boolean {
  const minute = (time = 0) => Math.floor(time / 60_000);
  return (
    card.state === before.state && minute(sortTimeOfCard(card)) === minute(sortTimeOfCard(before))
  );
}
