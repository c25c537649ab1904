import { randomId } from "../analytics/random-id.ts";
import type { ViewerRequest } from "../pages/viewer-request.ts";
import {
  deleteTrackedEvents,
  getTrackedEvents,
  type StoredTrackedEvent,
} from "../provider-api/tracked-events.ts";
import type { EmptyObject, ApiResponse } from "./api-call.ts";

/**
 * `{ events }`: the events that this browser sent to the channel, by the id in its cookie; empty without a cookie.
 * docs/security.md SE-139.
 */
export async function listTrackedEventsOfBrowser({
  callContext,
  channel,
}: ViewerRequest): Promise<ApiResponse<{ events: StoredTrackedEvent[] }>> {
  if (callContext.analyticsClientId === undefined) return { body: { events: [] } };
  return { body: { events: await getTrackedEvents(callContext, channel) } };
}

/** `{ id }`: the analytics client id of this browser, sealed into its cookie for another 400 days. */
export async function issueClientId({
  callContext,
}: ViewerRequest): Promise<ApiResponse<{ id: string }>> {
  const id = callContext.analyticsClientId ?? randomId();
  return { body: { id }, cookies: { client: id } };
}

/** Deletes the cookie of the analytics client id, also if it was not set by the site. */
export async function deleteClientIdCookie(): Promise<ApiResponse<EmptyObject>> {
  return { body: {}, cookies: { client: null } };
}

/** Deletes the recorded events of this browser. */
export async function deleteTrackedEventsOfBrowser({
  callContext,
  channel,
}: ViewerRequest): Promise<ApiResponse<EmptyObject>> {
  if (callContext.analyticsClientId !== undefined) await deleteTrackedEvents(callContext, channel);
  return { body: {} };
}
