import type { Visit } from "../pages/visit.ts";
import { deleteRecordedEvents, getRecordedEvents } from "../provider-api/events.ts";
import type { Reply } from "./inputs.ts";

/** `{ events }`: what this browser told of the channel, by the id in its cookie; without one nothing. docs/security.md SE-139. */
export async function recordedOf({ callContext, channel }: Visit): Promise<Reply> {
  if (callContext.analyticsClientId === undefined) return { body: { events: [] } };
  return { body: { events: await getRecordedEvents(callContext, channel) } };
}

/** `{}` when the events are gone from the store. */
export async function deleteRecorded({ callContext, channel }: Visit): Promise<Reply> {
  if (callContext.analyticsClientId !== undefined) await deleteRecordedEvents(callContext, channel);
  return { body: {} };
}
