import { callApi } from "@/lib/api-client/call-api";
import { getApi } from "@/lib/api-client/get-api";
import { openEventStore } from "@/lib/analytics/event-store.browser";
import type { RecordedBrowserEvent } from "@/lib/provider-api/events";

export async function fetchRecordedEvents(): Promise<RecordedBrowserEvent[]> {
  return (await getApi("recorded-events", {})).events;
}

// Events that wait in the browser are sent first: otherwise they would arrive after the rest is deleted.
export async function flushAndDeleteRecordedEvents(): Promise<void> {
  await openEventStore().clear();
  await callApi("delete-recorded-events", {});
}

export function downloadRecordedEvents(events: RecordedBrowserEvent[]): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(events, null, 2)], { type: "application/json" }),
  );
  link.download = "events.json";
  link.click();
  URL.revokeObjectURL(link.href);
}
