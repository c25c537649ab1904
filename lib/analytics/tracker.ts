import type { TrackedEventQueue } from "./event-queue.ts";
import {
  type CommonTrackedEventFields,
  serializeTrackedEvent,
  type TrackedEvent,
} from "./serialize-tracked-event.ts";
import type { AnalyticsEventTable } from "./event-batch-format.ts";

export type TrackerOptions = {
  /** Where batches go. */
  endpoint: string | undefined;
  /** The viewer's choice: docs/behaviour.md BE-64. */
  consent: "granted" | "not-granted";
  /** The share of viewers that is measured, in percent. */
  sampleRate?: number | undefined;
  clientId: string;
  /** Read again for each event. */
  place: () => Omit<CommonTrackedEventFields, "client_id">;
  /** Called only if events are sent. */
  makeQueue: (endpoint: string) => TrackedEventQueue;
};

export type Tracker = Pick<TrackedEventQueue, "hide" | "stop" | "flush"> & {
  track: (table: AnalyticsEventTable, event: TrackedEvent) => void;
};

/** Throws if a tracker has no endpoint: docs/behaviour.md BE-409. */
export function requireEndpoint(endpoint: string | undefined): asserts endpoint is string {
  if (!endpoint) throw new Error("You have not provided an endpoint on Tracker initialization");
}

/**
 * A tracker for one page: docs/behaviour.md BE-291. Throws without an endpoint, for an unknown consent and for a rate
 * that is not a number from 0 to 100. Without consent, and for a viewer outside the sample, it does nothing.
 */
export function makeTracker(options: TrackerOptions): Tracker {
  const { endpoint, consent, sampleRate = 100, clientId, place, makeQueue } = options;
  requireEndpoint(endpoint);
  if (consent !== "granted" && consent !== "not-granted") {
    throw new TypeError("Tracking consent must be granted or not-granted");
  }
  if (!(typeof sampleRate === "number" && sampleRate >= 0 && sampleRate <= 100)) {
    throw new RangeError("A sample rate must be a number from 0 to 100");
  }
  const isMeasured = consent === "granted" && isSampled(clientId, sampleRate);
  const queue = isMeasured ? makeQueue(endpoint) : undefined;
  return {
    track: (table, event) => {
      const line =
        queue && serializeTrackedEvent(table, event, { ...place(), client_id: clientId });
      if (line) queue.push(line);
    },
    flush: async () => queue?.flush(),
    hide: () => queue?.hide(),
    stop: () => queue?.stop(),
  };
}

const parts = 10_000;

/**
 * Whether a viewer is among the `rate` percent that are measured. The result is always the same for the same client
 * id, so a visit is measured as a whole or not at all. docs/behaviour.md BE-290.
 */
export function isSampled(clientId: string, rate: number): boolean {
  let hash = 0x811c9dc5;
  for (let at = 0; at < clientId.length; at += 1) {
    hash = Math.imul(hash ^ clientId.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0) % parts < (rate / 100) * parts;
}
