import { asApiCallError } from "../api-client/api-call-error.ts";
import type { ApiGetResponse } from "../api-client/api-types.ts";
import { getApi } from "../api-client/get-api.ts";
import { reportPlayDenial } from "./play-denial.ts";
import type { FilmMediaUrls } from "./engine/film-media-urls.ts";
import type { MediaUrlRenewalResponse } from "./engine/media-url-renewal.ts";

const deadlineMs = 10_000;

/**
 * Requests new URLs of a film from the site, and notifies the player if its viewer may not continue:
 * docs/behaviour.md BE-386.
 */
export async function requestFilmMediaUrls(token: string): Promise<MediaUrlRenewalResponse> {
  try {
    const renewed = await getApi("playback", { token }, { deadlineMs });
    return { addresses: addressesIn(renewed, Date.now()) };
  } catch (error) {
    const { code, failure } = asApiCallError(error);
    if (code >= 500 || !failure.reason) return {};
    reportPlayDenial(token, failure);
    return { isDenied: true };
  }
}

function addressesIn(renewed: ApiGetResponse<"playback">, now: number): FilmMediaUrls | undefined {
  const { hls, storyboard, captions = [], leftS } = renewed;
  if (hls === undefined) return undefined;
  return {
    hls,
    storyboard,
    captions,
    endsAt: leftS === undefined ? undefined : now + leftS * 1000,
  };
}
