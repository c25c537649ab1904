import { useMemo, useRef, useSyncExternalStore } from "react";
import type { CardView } from "@/lib/sections/card-view";
import type { CardLook } from "../../cards/card";
import { commonFacts } from "../../cards/common-facts";
import { dayOf, sixDaysMs } from "../../cards/day-of";
import { LocalTime } from "../../cards/local-time";
import { useText } from "../../text-provider";
import { byTime } from "./by-time";
import { ListItem } from "./list-row";
import type { RailRowProps } from "./rail-row";
import { RowTail } from "./row-tail";
import styles from "./schedule-row.module.css";
import { SectionFrame } from "./section-frame";
import { SectionTabs, TabPanel } from "./section-tabs";
import { ShowMore } from "./show-more";
import { useItems } from "./use-items";

// What is on, then what is to come by its day, each day under its own heading. Its days are links, not tabs: they lead
// to their headings without a script.
export function ScheduleRow({ pageKey, row }: RailRowProps) {
  const i18n = useText();
  const list = useRef<HTMLDivElement>(null);
  const { more, retry, choose } = useItems(pageKey, row);
  const { items, ratio, showDescription: described } = row;
  const isUtc = useIsUtc();
  const days = useMemo(() => daysOf(items, isUtc), [items, isUtc]);
  const look = {
    ...i18n,
    common: commonFacts(row, pageKey),
    ratio,
    described,
    sizes: "auto,184px",
  };
  const named = days.filter(({ name }) => name !== "others");
  const idOf = ({ name }: Day) => `${row.token}-${name}`;
  return (
    <SectionFrame row={row}>
      <SectionTabs row={row} choose={choose} />
      <TabPanel row={row}>
        {named.length > 1 && (
          <nav className={styles.days} aria-label={row.name}>
            {named.map((day) => (
              <a key={day.name} href={`#${idOf(day)}`}>
                <DayName day={day} />
              </a>
            ))}
          </nav>
        )}
        <div ref={list} className={styles.list}>
          {days.map((day) => (
            <DayItems key={day.name} day={day} id={idOf(day)} look={look} />
          ))}
          <ol>
            <RowTail row={row} retry={items.length === 0 ? retry : undefined} />
          </ol>
        </div>
      </TabPanel>
      <ShowMore byScroll={false} list={list} of={row} more={more} />
    </SectionFrame>
  );
}

type DayItemsProps = { day: Day; id: string; look: CardLook };

function DayItems({ day, id, look }: DayItemsProps) {
  return (
    <div id={id} className={styles.day}>
      {day.name !== "others" && (
        <h3 className={styles.head}>
          <span className="display">
            <DayName day={day} />
          </span>
          {isNear(day) && <LocalTime time={day.time} format="day" locale={look.locale} />}
        </h3>
      )}
      <ol>
        {day.items.map((card) => (
          <ListItem key={card.token} card={card} look={look} lead="clock" />
        ))}
      </ol>
    </div>
  );
}

const never = () => () => {};

// The HTML has the days of UTC for everybody; those of the reader follow once React has taken it over.
function useIsUtc(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** `name` is that of the day's heading in addresses; `others` have no time, or are over. */
type Day = { name: "now" | "others" | `${number}`; time: number; items: CardView[] };

function daysOf(items: CardView[], isUtc: boolean): Day[] {
  const days = new Map<Day["name"], Day>();
  for (const card of byTime(items)) {
    const name = dayName(card, isUtc);
    const day = days.get(name) ?? { name, time: card.startTime ?? 0, items: [] };
    day.items.push(card);
    days.set(name, day);
  }
  const others = days.get("others");
  days.delete("others");
  return others ? [...days.values(), others] : [...days.values()];
}

function dayName({ state, startTime }: CardView, isUtc: boolean): Day["name"] {
  if (state === "live") return "now";
  if (state === undefined || startTime === undefined) return "others";
  return `${dayOf(startTime, isUtc)}`;
}

function DayName({ day: { name, time } }: { day: Day }) {
  const { t, locale } = useText();
  return name === "now" ? (
    t("liveNow")
  ) : (
    <LocalTime time={time} format="near-day" locale={locale} />
  );
}

// Later ones are called by their date already.
const isNear = ({ name, time }: Day) => name !== "now" && time - Date.now() < sixDaysMs;
