import { useMemo, useRef, useSyncExternalStore } from "react";
import type { CardView } from "@/lib/sections/card-view";
import type { CardOptions } from "../../cards/card";
import { findSharedCardFacts } from "../../cards/shared-card-facts";
import { dayMs, dayNumber } from "../../cards/day-number";
import { LocalTime } from "../../cards/local-time";
import { onNewDay } from "../../cards/on-new-day";
import { useText } from "../../text-provider";
import { sortCardsByTime } from "./sort-cards-by-time";
import { ListRowItem } from "./list-row";
import type { RailRowProps } from "./rail-row";
import { RowLoadingOrRetry } from "./row-loading-or-retry";
import styles from "./schedule-row.module.css";
import { SectionFrame } from "./section-frame";
import { SectionTabs, SectionTabPanel } from "./section-tabs";
import { ShowMore } from "./show-more";
import { useRowItems } from "./use-row-items";

// What is on, then what is to come by its day, each day under its own heading. Its days are links, not tabs: they lead
// to their headings without a script. Below the name of its page a name of its own would say the same again.
export function ScheduleRow({ pageKey, row, leads }: RailRowProps) {
  const i18n = useText();
  const list = useRef<HTMLDivElement>(null);
  const { more, retry, choose } = useRowItems(pageKey, row);
  const { items, ratio, showDescription: described } = row;
  const today = useToday(row.today);
  const days = useMemo(() => daysOf(items, today), [items, today]);
  const options = {
    ...i18n,
    common: findSharedCardFacts(row, pageKey),
    isDated: true,
    ratio,
    described,
    sizes: "auto,(min-width:1200px) 208px,184px",
  };
  const named = days.filter(({ time }) => time !== undefined);
  const idOf = ({ name }: Day) => `${row.token}-${name}`;
  return (
    <SectionFrame row={leads ? { showDescription: false } : row} label={row.name}>
      {leads && <h2 className="sr">{row.name}</h2>}
      <SectionTabs row={row} choose={choose} />
      <SectionTabPanel row={row}>
        {named.length > 1 && (
          <nav className={styles.days} aria-label={row.name}>
            {named.map((day) => (
              <a
                key={day.name}
                href={`#${idOf(day)}`}
                aria-current={day.name === today.day ? "date" : undefined}
              >
                <DayName time={day.time} locale={i18n.locale} />
              </a>
            ))}
          </nav>
        )}
        <div ref={list} className={styles.list}>
          {days.map((day) => (
            <DayItems key={day.name} day={day} id={idOf(day)} options={options} />
          ))}
          <ol>
            <RowLoadingOrRetry row={row} retry={items.length === 0 ? retry : undefined} />
          </ol>
        </div>
      </SectionTabPanel>
      <ShowMore byScroll={false} list={list} of={row} more={more} />
    </SectionFrame>
  );
}

type DayItemsProps = { day: Day; id: string; options: CardOptions };

function DayItems({ day, id, options }: DayItemsProps) {
  return (
    <div id={id} className={styles.day}>
      {day.time !== undefined && (
        <h3 className={styles.head}>
          <DayName time={day.time} locale={options.locale} className="display" />
        </h3>
      )}
      <ol>
        {day.items.map((card) => (
          <ListRowItem key={card.token} card={card} options={options} lead="clock" />
        ))}
      </ol>
    </div>
  );
}

const never = () => () => {};

/** `day` is its number, of UTC or of where the reader is. */
type Today = { day: number; isUtc: boolean };

// The HTML has the days of UTC for everybody, and the day on which it was made, whenever React takes it over; those of
// the reader follow.
function useToday(made: number | undefined): Today {
  const isUtc = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const day = useSyncExternalStore(
    onNewDay,
    () => dayNumber(Date.now(), false),
    () => dayNumber(made ?? Date.now(), true),
  );
  return useMemo(() => ({ day, isUtc }), [day, isUtc]);
}

/** `name` is the number of a day; `others` have no time, or are over. */
type Day = { name: number | "others"; time?: number; items: CardView[] };

function daysOf(items: CardView[], today: Today): Day[] {
  const days = new Map<Day["name"], Day>();
  for (const card of sortCardsByTime(items)) {
    const name = dayName(card, today);
    const day = days.get(name) ?? { name, time: timeOfDay(card, name, today), items: [] };
    day.items.push(card);
    days.set(name, day);
  }
  const others = days.get("others");
  days.delete("others");
  return others ? [...days.values(), others] : [...days.values()];
}

// What is on, and what is late, is of today.
function dayName({ state, startTime }: CardView, { day, isUtc }: Today): Day["name"] {
  if (state === "live") return day;
  if (state === undefined || startTime === undefined) return "others";
  return Math.max(day, dayNumber(startTime, isUtc));
}

function timeOfDay({ startTime }: CardView, name: Day["name"], { day, isUtc }: Today) {
  if (name === "others") return undefined;
  if (name !== day) return startTime;
  // A time of day would be another one when React takes the HTML over.
  return isUtc ? (day + 0.5) * dayMs : Date.now();
}

type DayNameProps = { time: number | undefined; locale: string; className?: string };

// All days are called alike, so that no minute decides how.
function DayName({ time, locale, className }: DayNameProps) {
  if (time === undefined) return null;
  return (
    <>
      <span className={className}>
        <LocalTime time={time} format="weekday" locale={locale} />
      </span>{" "}
      <LocalTime time={time} format="day" locale={locale} />
    </>
  );
}
