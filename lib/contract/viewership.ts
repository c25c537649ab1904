import { z } from "zod";
import { line, listOf, mapOf, moment, seconds, soft, softOr, text } from "./fields.ts";

/** The data of one viewer about one content. */
export const viewershipEntry = z.object({
  name: soft(line),
  watchlistAddedAt: soft(moment),
  liveStreamNotificationAddedAt: soft(moment),
  /** When the event begins, and once it is on, when it began. */
  liveStreamStartsAt: soft(moment),
  liveStreamStartedAt: soft(moment),
  /** The event does not take place. */
  liveStreamCancelled: soft(z.boolean()),
  progress: soft(z.object({ current_time_s: seconds, duration_s: softOr(seconds, 0) })),
});
export type ViewershipEntry = z.output<typeof viewershipEntry>;

/** `GET …/users/me/viewership-metadata`: by content token. docs/provider-api.md PA-79. */
export const viewership = z.object({
  data: softOr(mapOf(viewershipEntry), {}),
  /** Contents that are paid for and open to the viewer; `*` is all. */
  unlocked: softOr(listOf(text), []),
});
export type Viewership = z.output<typeof viewership>;
