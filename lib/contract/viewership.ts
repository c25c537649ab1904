import { z } from "zod";
import {
  singleLineTextSchema,
  listOf,
  mapOf,
  timestampSchema,
  secondsSchema,
  dropInvalid,
  replaceInvalid,
  textSchema,
} from "./fields.ts";

/** The data of one viewer about one content. */
export const viewerContentStateSchema = z.object({
  name: dropInvalid(singleLineTextSchema),
  watchlistAddedAt: dropInvalid(timestampSchema),
  liveStreamNotificationAddedAt: dropInvalid(timestampSchema),
  /** When the event begins, and once it is on, when it began. */
  liveStreamStartsAt: dropInvalid(timestampSchema),
  liveStreamStartedAt: dropInvalid(timestampSchema),
  /** The event does not take place. */
  liveStreamCancelled: dropInvalid(z.boolean()),
  progress: dropInvalid(
    z.object({ current_time_s: secondsSchema, duration_s: replaceInvalid(secondsSchema, 0) }),
  ),
});
export type ViewerContentState = z.output<typeof viewerContentStateSchema>;

/** `GET …/users/me/viewership-metadata`: by content token. docs/provider-api.md PA-79. */
export const viewerContentStatesSchema = z.object({
  data: replaceInvalid(mapOf(viewerContentStateSchema), {}),
  /** Contents that are paid for and open to the viewer; `*` is all. */
  unlocked: replaceInvalid(listOf(textSchema), []),
});
export type ViewerContentStates = z.output<typeof viewerContentStatesSchema>;
