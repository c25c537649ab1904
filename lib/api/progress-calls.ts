import { z } from "zod";
import { readOfferedLists } from "../channel/offered-lists.ts";
import { ApiError } from "../api-error.ts";
import type { ViewerRequest } from "../pages/viewer-request.ts";
import { deleteViewerProgress, sendViewerProgress } from "../provider-api/progress.ts";
import { viewerFingerprint } from "../session/session.ts";
import { requireSignedInSession } from "./account-calls.ts";
import type { EmptyObject, ApiResponse } from "./api-call.ts";
import { requestTextSchema } from "../contract/request-text.ts";

const seconds = z.number().min(0);
const token = requestTextSchema().min(1).max(250);
/** The mark of the viewer whose position it is, if it was saved on a device for a while. */
const viewer = requestTextSchema().max(100).optional();
export const progressInputSchemas = {
  save: z.object({ token, time: seconds, duration: seconds.optional(), viewer }),
  forget: z.object({ token, viewer }),
};
type Position = z.output<typeof progressInputSchemas.save>;
type Forgotten = z.output<typeof progressInputSchemas.forget>;

/** Saves a viewer's position in a film: docs/behaviour.md BE-130. `sendBeacon` sends it too. */
export async function saveViewerFilmPosition(
  visit: ViewerRequest,
  { token, time, duration = time, viewer }: Position,
): Promise<ApiResponse<EmptyObject>> {
  const caller = callerOf(visit, viewer);
  if (caller) {
    const { callContext, channel } = visit;
    const { userId = "" } = caller;
    await sendViewerProgress(callContext, channel, {
      userId,
      token,
      time: Math.min(time, duration),
    });
  }
  return { body: {} };
}

/** Removes a film from the viewer's continue watching list. */
export async function removeFromContinueWatching(
  visit: ViewerRequest,
  { token, viewer }: Forgotten,
): Promise<ApiResponse<EmptyObject>> {
  if (callerOf(visit, viewer)) await deleteViewerProgress(visit.callContext, visit.channel, token);
  return { body: {} };
}

/** The caller's session; undefined if the position was saved for another viewer of the device. */
function callerOf({ channel, session }: ViewerRequest, viewer: string | undefined) {
  const caller = requireSignedInSession(session);
  if (!readOfferedLists(channel).continueWatching) throw new ApiError("progress", { code: 404 });
  return viewer === undefined || viewer === viewerFingerprint(caller) ? caller : undefined;
}
