import { useEffect, useState } from "react";
import type { RecordedEvent } from "@/lib/provider-api/events";
import { openEventStore } from "@/lib/analytics/event-store.browser";
import type { Translate } from "@/lib/i18n/translate";
import { useText } from "../text-provider";
import { Button } from "../ui/button";
import styles from "./recorded.module.css";

const maxShown = 100;

type State = "loading" | "shown" | "deleted" | "failed";

// What this browser told, for whoever uses it: docs/behaviour.md BE-300.
export function Recorded() {
  const { t, locale } = useText();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const [events, setEvents] = useState<RecordedEvent[]>([]);
  const [state, setState] = useState<State>("loading");
  useEffect(() => {
    void read().then(
      (found) => {
        setEvents(found);
        setState("shown");
      },
      () => setState("failed"),
    );
  }, []);
  const remove = async () => {
    try {
      await deleteAll();
      setEvents([]);
      setState("deleted");
    } catch {
      setState("failed");
    }
  };
  return (
    <div className={styles.recorded}>
      <p role="status">
        {state === "deleted" && t("laterRecordedDeleted")}
        {state === "failed" && t("laterRecordedFailed")}
        {state === "shown" && events.length === 0 && t("laterRecordedNone")}
      </p>
      {events.length > 0 && (
        <>
          <ul className={styles.events}>
            {events.slice(0, maxShown).map((event, index) => (
              <li key={index}>
                {time.format(event.at)} · {nameOf(event, t)} {pathOf(event)}
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <Button look="outline" size="small" onClick={() => download(events)}>
              {t("laterRecordedDownload")}
            </Button>
            <Button look="outline" size="small" onClick={() => void remove()}>
              {t("laterRecordedDelete")}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

const words: Record<string, string> = {
  page_view: "laterRecordedPageView",
  video_impression: "laterRecordedVideoImpression",
  section_watched: "laterRecordedSectionWatched",
  play: "laterRecordedPlay",
  progress: "laterRecordedProgress",
  search: "laterRecordedSearch",
  begin_checkout: "laterRecordedBeginCheckout",
  purchase: "laterRecordedPurchase",
  web_vital: "laterRecordedWebVital",
};

function nameOf({ event_name: name }: RecordedEvent, t: Translate): string {
  const known = Object.hasOwn(words, name) ? words[name] : undefined;
  return known ? t(known) : t("laterRecordedOther", { name });
}

function pathOf({ page_path: path }: RecordedEvent): string {
  return typeof path === "string" ? path : "";
}

async function read(): Promise<RecordedEvent[]> {
  const answer = await fetch("/api/recorded-events");
  if (!answer.ok) throw new Error(`recorded events: ${answer.status}`);
  return ((await answer.json()) as { events: RecordedEvent[] }).events;
}

async function deleteAll(): Promise<void> {
  await openEventStore().clear();
  const answer = await fetch("/api/delete-recorded-events", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{}",
  });
  if (!answer.ok) throw new Error(`recorded events: ${answer.status}`);
}

function download(events: RecordedEvent[]): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(events, null, 2)], { type: "application/json" }),
  );
  link.download = "events.json";
  link.click();
  URL.revokeObjectURL(link.href);
}
