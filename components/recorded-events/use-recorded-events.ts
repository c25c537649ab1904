import { useCallback, useEffect, useState } from "react";
import type { RecordedEvent } from "@/lib/provider-api/events";
import { flushAndDeleteEvents, fetchRecordedEvents } from "./recorded-events-api";

type State = "loading" | "shown" | "deleting" | "deleted" | "lost" | "failed";

// The events that this browser has sent, as the store has them.
export function useRecordedEvents() {
  const [events, setEvents] = useState<RecordedEvent[]>([]);
  const [state, setState] = useState<State>("loading");
  const load = useCallback(() => {
    fetchRecordedEvents().then(
      (found) => {
        setEvents(found);
        setState("shown");
      },
      () => setState("lost"),
    );
  }, []);
  useEffect(load, [load]);
  const remove = async () => {
    setState("deleting");
    try {
      await flushAndDeleteEvents();
      setEvents([]);
      setState("deleted");
    } catch {
      setState("failed");
    }
  };
  return { events, state, load, remove };
}
