import { useCallback, useEffect, useState } from "react";
import type { RecordedBrowserEvent } from "@/lib/provider-api/events";
import { flushAndDeleteRecordedEvents, fetchRecordedEvents } from "./recorded-events-api";

type State = "loading" | "shown" | "deleting" | "deleted" | "lost" | "failed";

// The events that this browser has sent, as the store has them.
export function useRecordedEvents() {
  const [events, setEvents] = useState<RecordedBrowserEvent[]>([]);
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
      await flushAndDeleteRecordedEvents();
      setEvents([]);
      setState("deleted");
    } catch {
      setState("failed");
    }
  };
  return { events, state, load, remove };
}
