import { beaconApi, callApi } from "../api-client/call-api.ts";
import { type PlayCheck, playCheckOf, reportDenied } from "./denied.ts";
import type { Progress } from "./progress.ts";
import { unsentPositions } from "./saved-films.ts";

/** How far a signed-in viewer (`viewer` is their mark) is in a film. */
export type PlaybackPosition = Progress & { token: string; viewer: string };

let isBusy = false;
const waiting = new Map<string, PlaybackPosition>();

/**
 * Tells the site how far the viewer is, one film after the other, of each the latest: docs/behaviour.md BE-130.
 * `leaving` sends it at once, by `sendBeacon`. What can't be sent is kept on this device until the line is back.
 */
export function reportProgress(position: PlaybackPosition, leaving: boolean): void {
  if (leaving && navigator.onLine && beaconApi("progress", position)) {
    waiting.delete(position.token);
    return settle(position);
  }
  waiting.set(position.token, position);
  void sendWaiting();
}

/** Sends what was kept while the line was down; the site drops what is another viewer's. */
export function sendUnsent(): void {
  for (const { token, time, duration, viewer } of unsentPositions.read()) {
    if (viewer && !waiting.has(token)) waiting.set(token, { token, time, duration, viewer });
  }
  void sendWaiting();
}

function settle({ token }: PlaybackPosition): void {
  unsentPositions.forget((film) => film.token === token);
}

async function sendWaiting(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  for (const position of waiting.values()) {
    waiting.delete(position.token);
    // oxlint-disable-next-line no-await-in-loop -- two positions of a film must not overtake each other.
    const { status, refused } = await postPositionForCheck(position);
    if (refused) reportDenied(position.token, refused);
    // What is refused for good is not asked again.
    if (status > 0 && status < 500 && status !== 429) settle(position);
    else unsentPositions.save({ ...position, at: Date.now() });
  }
  isBusy = false;
}

/** Tells the site one position now: the status of its answer, 0 without one. */
export async function postPosition(position: Progress & { token: string }): Promise<number> {
  return (await postPositionForCheck(position)).status;
}

/** The same, with why the film may not go on, where the site says so: docs/behaviour.md BE-191. */
export function postPositionForCheck(position: Progress & { token: string }): Promise<PlayCheck> {
  return playCheckOf(callApi("progress", position, { keepalive: true }), 402);
}
