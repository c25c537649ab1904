import { callApi } from "@/lib/api-client/call-api";
import { getApi } from "@/lib/api-client/get-api";
import { openTrackedEventStore } from "@/lib/analytics/event-store.browser";
import type { StoredTrackedEvent } from "@/lib/provider-api/tracked-events";

export async function fetchTrackedEvents(): Promise<StoredTrackedEvent[]> {
  return (await getApi("recorded-events", {})).events;
}

// Events that wait in the browser are sent first: otherwise they would arrive after the rest is deleted.
export async function flushAndDeleteTrackedEvents(): Promise<void> {
  await openTrackedEventStore().clear();
  await callApi("delete-recorded-events", {});
}

export function downloadTrackedEvents(events: StoredTrackedEvent[]): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(events, null, 2)], { type: "application/json" }),
  );
  link.download = "events.json";
  link.click();
  URL.revokeObjectURL(link.href);
}
