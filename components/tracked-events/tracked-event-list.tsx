import { useRef, useState } from "react";
import { formatTextWithCount } from "@/lib/i18n/format-text-with-count";
import { chooseDateFormatLocale } from "@/lib/i18n/date-locale";
import type { StoredTrackedEvent } from "@/lib/provider-api/tracked-events";
import { enableTimeFormatting, LocalTime } from "../cards/local-time";
import { useText } from "../text-provider";
import { Button } from "../ui/button";
import { downloadTrackedEvents } from "./tracked-events-api";
import styles from "./tracked-event-list.module.css";
import {
  limitTrackedEventLines,
  type TrackedEventLine,
  groupTrackedEventsByDay,
} from "./tracked-event-lines";
import { formatSecondsInWords } from "./tracked-event-texts";
import { useTrackedEvents } from "./use-tracked-events";
import { getTrackedEventLabelKey } from "./tracked-event-labels";

// The list comes long after the page, whose times wait for an idle moment.
enableTimeFormatting();

const pageSize = 30;
const maxSubjects = 3;
/** Lasted for as long as they say; of others it is how long they took. */
const lasting = new Set(["progress", "rebuffer", "section_watched"]);

// The events that this browser has sent, shown to its user: docs/behaviour.md BE-300.
export function TrackedEventList() {
  const { t } = useText();
  const { events, state, load, remove } = useTrackedEvents();
  const statusKey = statusKeyOf(state, events.length);
  const place = useRef<HTMLDivElement>(null);
  const removeAll = async () => {
    await remove();
    // The button that had the focus is gone.
    place.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.recorded} aria-busy={state === "loading"}>
      <p role="status" className={styles.status}>
        {statusKey && t(statusKey)}
      </p>
      {state === "lost" && (
        <div className={styles.lost} role="alert">
          {t("laterRecordedLost")}
          <Button variant="outline" size="small" onClick={load}>
            {t("tryAgain")}
          </Button>
        </div>
      )}
      {events.length > 0 && (
        <>
          <div className={styles.actions}>
            <Button variant="outline" size="small" onClick={() => downloadTrackedEvents(events)}>
              {t("laterRecordedDownload")}
            </Button>
            <Button
              variant="outline"
              size="small"
              busy={state === "deleting"}
              onClick={() => void removeAll()}
            >
              {t("laterRecordedDelete")}
            </Button>
          </div>
          <Days events={events} />
        </>
      )}
    </div>
  );
}

function statusKeyOf(state: ReturnType<typeof useTrackedEvents>["state"], count: number) {
  if (state === "deleted") return "laterRecordedDeleted";
  if (state === "failed") return "laterRecordedFailed";
  return state === "shown" && count === 0 ? "laterRecordedNone" : undefined;
}

function Days({ events }: { events: StoredTrackedEvent[] }) {
  const i18n = useText();
  const [maxLines, setMaxLines] = useState(pageSize);
  const locale = chooseDateFormatLocale(i18n.locale);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "full" });
  const days = groupTrackedEventsByDay(events, i18n);
  const shown = limitTrackedEventLines(days, maxLines);
  const hasMore = days.reduce((sum, { lines }) => sum + lines.length, 0) > maxLines;
  return (
    <>
      {shown.map(({ at, lines }) => (
        <section key={at} className={styles.day}>
          <h3>{format.format(at)}</h3>
          <ul>
            {lines.map((line, index) => (
              <Line key={index} line={line} locale={locale} />
            ))}
          </ul>
        </section>
      ))}
      {hasMore && (
        <Button variant="outline" onClick={() => setMaxLines(maxLines + pageSize)}>
          {i18n.t("showMore")}
        </Button>
      )}
    </>
  );
}

function Line({ line, locale }: { line: TrackedEventLine; locale: string }) {
  const { t, locale: language } = useText();
  const { name, at, value = "", subjects, count, seconds } = line;
  const facts = [
    namesOf(subjects, t, locale),
    name === "purchase" && value,
    lasting.has(name) && formatSecondsInWords(seconds, language),
    count > Math.max(1, subjects.length) &&
      formatTextWithCount(t, language, "laterRecordedTimes", count),
  ];
  return (
    <li>
      <LocalTime time={at} format="clock" locale={locale} />
      <div>
        <b>{t(getTrackedEventLabelKey(name, value), { name, value })}</b>
        <span className="muted">{facts.filter(Boolean).join(" · ")}</span>
      </div>
    </li>
  );
}

function namesOf(names: string[], t: ReturnType<typeof useText>["t"], locale: string): string {
  const rest = names.length - maxSubjects;
  const shown = names.slice(0, rest === 1 ? maxSubjects + 1 : maxSubjects);
  if (rest > 1) shown.push(formatTextWithCount(t, locale, "laterRecordedMore", rest));
  return new Intl.ListFormat(locale).format(shown);
}
