import type { ErrorData } from "hls.js";
import type { PlaybackFault } from "./error-policy.ts";

/** The fields of hls.js' errors that say what has failed. */
export type HlsErrorFields = Pick<ErrorData, "details" | "response">;

const codecDetails = new Set<string>([
  "manifestIncompatibleCodecsError",
  "bufferAddCodecError",
  "bufferIncompatibleCodecsError",
]);
const invalidPlaylists = new Set<string>([
  "manifestParsingError",
  "levelEmptyError",
  "levelParsingError",
]);
const invalidSegments = new Set<string>(["fragParsingError", "fragDecryptError"]);
const keySystem = /^keySystem/;
const playlistLoads = /^(?:manifest|level|audioTrack)Load|^playlistUnchanged/;
const segmentLoads = /^(?:frag|key)Load/;

/** Which fault an error of hls.js is: `faultOfHlsError({ details: "fragLoadError", response })`. */
export function faultOfHlsError({ details, response }: HlsErrorFields): PlaybackFault {
  if (codecDetails.has(details) || keySystem.test(details)) return "codec";
  if (invalidPlaylists.has(details)) return "playlistInvalid";
  if (invalidSegments.has(details)) return "segmentInvalid";
  if (playlistLoads.test(details)) {
    return isRefused(response?.code) ? "playlistRefused" : "playlistUnreachable";
  }
  if (segmentLoads.test(details)) {
    if (isRefused(response?.code)) return "segmentRefused";
    return isUnusable(response?.code) ? "segmentInvalid" : "segmentUnreachable";
  }
  return "decode";
}

/** Status 4xx, without 408 and 429, which may pass. */
function isRefused(code = 0): boolean {
  return code >= 400 && code < 500 && code !== 408 && code !== 429;
}

/** A response that came, with a good status, and could not be used. */
function isUnusable(code = 0): boolean {
  return code >= 200 && code < 300;
}
