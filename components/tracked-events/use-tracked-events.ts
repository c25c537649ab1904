import { useCallback, useEffect, useState } from "react";
import type { StoredTrackedEvent } from "@/lib/provider-api/tracked-events";
import { flushAndDeleteTrackedEvents, fetchTrackedEvents } from "./tracked-events-api";

type State = "loading" | "shown" | "deleting" | "deleted" | "lost" | "failed";

// The events that this browser has sent, as the store has them.
export function useTrackedEvents() {
  const [events, setEvents] = useState<StoredTrackedEvent[]>([]);
  const [state, setState] = useState<State>("loading");
  const load = useCallback(() => {
    fetchTrackedEvents().then(
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
      await flushAndDeleteTrackedEvents();
      setEvents([]);
      setState("deleted");
    } catch {
      setState("failed");
    }
  };
  return { events, state, load, remove };
}
