import type { Translate } from "@/lib/i18n/translate";
import type { StoredTrackedEvent } from "@/lib/provider-api/tracked-events";
import type { I18n } from "../text-provider";
import { formatTrackedEventSubject, formatTrackedEventValue } from "./tracked-event-texts";

/** Events of the same kind and page, shown as one line; `at` (epoch ms) is the newest of them. */
export type TrackedEventLine = {
  name: string;
  at: number;
  /** What they were about, each once, the newest first. */
  subjects: string[];
  /** The value of the newest of them: a share, a language, a reason, an amount. */
  value: string | undefined;
  count: number;
  /** How long they lasted in all. */
  seconds: number;
};

export type TrackedEventDay = { at: number; lines: TrackedEventLine[] };

/** Events of these names share a line only if their values are equal. */
const groupedByValue = new Set(["ad", "captions", "error", "purchase", "quality", "refused"]);

// Events come with the newest first. What somebody did on one page becomes a line for each kind of event, where
// the newest of that kind stood.
export function groupTrackedEventsByDay(
  events: StoredTrackedEvent[],
  i18n: I18n,
): TrackedEventDay[] {
  const days: TrackedEventDay[] = [];
  let known = new Map<string, TrackedEventLine>();
  let place = "";
  for (const event of events) {
    const { at, event_name: name, visit_id: visit, page_path: path } = event;
    const dayKey = new Date(at).toDateString();
    const day = days.at(-1);
    const isNewDay = !day || new Date(day.at).toDateString() !== dayKey;
    const current = `${dayKey} ${visit} ${path}`;
    if (current !== place) known = new Map();
    place = current;
    const value = formatTrackedEventValue(event, i18n);
    const key = groupedByValue.has(name) ? `${name} ${value}` : name;
    const line = known.get(key);
    if (line) add(line, event, i18n.t);
    else {
      const next: TrackedEventLine = { name, at, subjects: [], value, count: 0, seconds: 0 };
      add(next, event, i18n.t);
      known.set(key, next);
      if (isNewDay) days.push({ at, lines: [next] });
      else day.lines.push(next);
    }
  }
  return days;
}

// The first lines of all days.
export function limitTrackedEventLines(days: TrackedEventDay[], max: number): TrackedEventDay[] {
  const shown: TrackedEventDay[] = [];
  let room = max;
  for (const { at, lines } of days) {
    if (room <= 0) break;
    shown.push({ at, lines: lines.slice(0, room) });
    room -= lines.length;
  }
  return shown;
}

function add(line: TrackedEventLine, event: StoredTrackedEvent, t: Translate): void {
  const subject = formatTrackedEventSubject(event, t);
  if (subject && !line.subjects.includes(subject)) line.subjects.push(subject);
  line.count += 1;
  line.seconds += event.duration_s ?? 0;
}
