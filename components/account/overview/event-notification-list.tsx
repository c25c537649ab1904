"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { SubscribedLiveEvent } from "@/lib/live/airing";
import { pathInSiteOrWebView } from "@/lib/urls/site-paths";
import { useAppDispatch, useAppSelector } from "@/store/hooks";
import { listToggleRequested } from "@/store/lists/list-toggle";
import { LocalTime } from "../../cards/local-time";
import { loadListsCode } from "../../lists/load-lists-code";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { bellIconPath } from "../../ui/account-icons";
import styles from "./event-notification-list.module.css";
import overview from "./overview.module.css";

type Props = { mobile: boolean };

const none: string[] = [];

// The events of which the viewer is notified when they begin. A stopped one stays in its place for "Undo".
export function EventNotificationList({ mobile }: Props) {
  const { t } = useText();
  const { events, isLost, load } = useAwaitedEvents();
  const notified = useAppSelector((state) => state.liveNotifications?.items ?? none);
  const list = useRef<HTMLDivElement>(null);
  const shown = events?.filter(({ token }) => notified.includes(token));
  // The focus goes on to the next event, else to the list itself.
  const moveFocus = (token: string) => {
    const at = shown?.findIndex((event) => event.token === token) ?? -1;
    const next = shown?.[at + 1] ?? shown?.[at - 1];
    const rows = list.current?.querySelectorAll<HTMLElement>("li") ?? [];
    const row = [...rows].find(({ dataset }) => dataset.token === next?.token);
    (row?.querySelector("button") ?? list.current)?.focus({ preventScroll: true });
  };
  return (
    <div ref={list} tabIndex={-1} className={styles.place} aria-busy={!shown && !isLost}>
      {isLost && !shown && (
        <div className={overview.none} role="alert">
          {t("accountEventsLost")}
          <Button variant="outline" size="small" onClick={load}>
            {t("tryAgain")}
          </Button>
        </div>
      )}
      {shown?.length === 0 && (
        <p className={overview.none}>
          <Icon path={bellIconPath} />
          {t("accountEventsNone")}
        </p>
      )}
      {shown && shown.length > 0 && (
        <ul className={styles.rows}>
          {shown.map((event) => (
            <EventRow key={event.token} event={event} mobile={mobile} onStop={moveFocus} />
          ))}
        </ul>
      )}
    </div>
  );
}

type RowProps = { event: SubscribedLiveEvent; mobile: boolean; onStop: (token: string) => void };

function EventRow({ event, mobile, onStop }: RowProps) {
  const { t, locale } = useText();
  const dispatch = useAppDispatch();
  const { token, name = t("untitled"), startTime, startedAt, cancelled } = event;
  const path = `/video/${encodeURIComponent(token)}`;
  const stop = () => {
    onStop(token);
    dispatch(listToggleRequested({ list: "liveNotifications", token, added: false, title: name }));
  };
  return (
    <li data-token={token}>
      <div>
        <a href={pathInSiteOrWebView(path, mobile)}>{name}</a>
        <p className="muted">
          {cancelled && <span>{t("cancelled")}</span>}
          {startedAt !== undefined && <span>{t("liveNow")}</span>}
          {startedAt === undefined && startTime !== undefined && (
            <span>
              {t("starts")} <LocalTime time={startTime} locale={locale} />
            </span>
          )}
        </p>
      </div>
      <Button
        variant="outline"
        size="small"
        aria-label={t("accountStopEvent", { name })}
        onClick={stop}
      >
        {t("accountStop")}
      </Button>
    </li>
  );
}

function useAwaitedEvents() {
  const dispatch = useAppDispatch();
  const [events, setEvents] = useState<SubscribedLiveEvent[]>();
  const [isLost, setLost] = useState(false);
  const load = useCallback(() => {
    const fetchMore = async () => {
      await loadListsCode(dispatch);
      const { fetchViewerContentStates } = await import("@/store/lists/lists-slice");
      const { notifications } = await dispatch(fetchViewerContentStates()).unwrap();
      setEvents(notifications.toSorted((a, b) => timeOf(a) - timeOf(b)));
    };
    fetchMore().then(
      () => setLost(false),
      () => setLost(true),
    );
  }, [dispatch]);
  useEffect(load, [load]);
  return { events, isLost, load };
}

// What is on comes first, what has no time last.
function timeOf({ startedAt, startTime = Number.MAX_SAFE_INTEGER }: SubscribedLiveEvent): number {
  return startedAt === undefined ? startTime : 0;
}
