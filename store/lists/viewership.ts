import { createAsyncThunk } from "@reduxjs/toolkit";
import { getApi } from "@/lib/api-client/call-api";
import type { ViewershipAnswer } from "@/lib/api/list-calls";

/**
 * Asks the site's own `/api/viewership` what the signed-in viewer keeps: docs/behaviour.md BE-112. Rejected as well
 * when nobody is signed in any more.
 */
export const viewershipFetched = createAsyncThunk(
  "viewership/fetched",
  async (_: void, { signal }) => {
    const answer = await getApi("viewership", {}, { signal });
    if (!isSomebodys(answer)) throw new Error("nobody is signed in");
    return answer;
  },
);

function isSomebodys(answer: Partial<ViewershipAnswer>): answer is ViewershipAnswer {
  return answer.owner !== undefined;
}
