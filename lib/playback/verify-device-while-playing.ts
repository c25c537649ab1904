import { callApi } from "../api-client/call-api.ts";
import {
  type PlayPermissionCheck,
  resolvePlayPermission,
  reportPlayDenial,
} from "./play-denial.ts";

const everyMs = 60_000;
const followed = new WeakMap<HTMLMediaElement, () => void>();

/** Checks whether a film may be played on this device: docs/behaviour.md BE-248. */
export function requestDevicePlayCheck(token: string): Promise<PlayPermissionCheck> {
  return resolvePlayPermission(callApi("verify-device", { token }, { keepalive: true }), 401);
}

/**
 * Checks each minute while the film plays, and reports a refusal to the player; the first check was made with the
 * page. A missing response and one of 500 or more change nothing. Returns a function that stops this; a film that is
 * checked already returns the same function.
 */
export function verifyDeviceWhilePlaying(video: HTMLMediaElement, token: string): () => void {
  const known = followed.get(video);
  if (known) return known;
  const ended = new AbortController();
  const { signal } = ended;
  let dueAt = Date.now() + everyMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => clearTimeout(timer);
  const wait = () => {
    rest();
    if (signal.aborted || video.paused || video.ended) return;
    timer = setTimeout(() => void check(), Math.max(0, dueAt - Date.now()));
  };
  const check = async () => {
    dueAt = Date.now() + everyMs;
    const { refused } = await requestDevicePlayCheck(token);
    if (refused && !signal.aborted) reportPlayDenial(token, refused);
    wait();
  };
  for (const event of ["play", "playing"]) video.addEventListener(event, wait, { signal });
  for (const event of ["pause", "ended"]) video.addEventListener(event, rest, { signal });
  wait();
  const stop = () => {
    followed.delete(video);
    ended.abort();
    rest();
  };
  followed.set(video, stop);
  return stop;
}
