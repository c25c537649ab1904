import { z } from "zod";
import {
  singleLineTextSchema,
  lenientArraySchema,
  lenientRecordSchema,
  timestampSchema,
  secondsSchema,
  lenientOptionalSchema,
  lenientDefaultSchema,
  textSchema,
} from "./field-schemas.ts";

/** The data of one viewer about one content. */
export const viewerContentStateSchema = z.object({
  name: lenientOptionalSchema(singleLineTextSchema),
  watchlistAddedAt: lenientOptionalSchema(timestampSchema),
  liveStreamNotificationAddedAt: lenientOptionalSchema(timestampSchema),
  /** When the event begins, and once it is on, when it began. */
  liveStreamStartsAt: lenientOptionalSchema(timestampSchema),
  liveStreamStartedAt: lenientOptionalSchema(timestampSchema),
  /** The event does not take place. */
  liveStreamCancelled: lenientOptionalSchema(z.boolean()),
  progress: lenientOptionalSchema(
    z.object({ current_time_s: secondsSchema, duration_s: lenientDefaultSchema(secondsSchema, 0) }),
  ),
});
export type ViewerContentState = z.output<typeof viewerContentStateSchema>;

/** `GET …/users/me/viewership-metadata`: by content token. docs/provider-api.md PA-79. */
export const viewerContentStatesSchema = z.object({
  data: lenientDefaultSchema(lenientRecordSchema(viewerContentStateSchema), {}),
  /** Contents that are paid for and open to the viewer; `*` is all. */
  unlocked: lenientDefaultSchema(lenientArraySchema(textSchema), []),
});
export type ViewerContentStates = z.output<typeof viewerContentStatesSchema>;
