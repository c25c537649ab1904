import { callApiByBeacon, callApi } from "../api-client/call-api.ts";
import {
  type PlayPermissionCheck,
  resolvePlayPermission,
  reportPlayDenial,
} from "./play-denial.ts";
import type { WatchedProgress } from "./watched-progress.ts";
import { unsentPositionStorage } from "./film-position-storage.ts";

/** How far a signed-in viewer (`viewer` is their mark) is in a film. */
export type PlaybackPosition = WatchedProgress & { token: string; viewer: string };

let isBusy = false;
const waiting = new Map<string, PlaybackPosition>();

/**
 * Sends the viewer's positions to the site, one film after the other, the latest of each: docs/behaviour.md BE-130.
 * `leaving` sends it immediately, by `sendBeacon`. Positions that cannot be sent are saved on this device until the
 * connection is back.
 */
export function queueProgressReport(position: PlaybackPosition, leaving: boolean): void {
  if (leaving && navigator.onLine && callApiByBeacon("progress", position)) {
    waiting.delete(position.token);
    return settle(position);
  }
  waiting.set(position.token, position);
  void sendWaiting();
}

/** Sends the positions that were saved while the connection was lost; the site ignores those of another viewer. */
export function sendUnsentPositions(): void {
  for (const { token, time, duration, viewer } of unsentPositionStorage.read()) {
    if (viewer && !waiting.has(token)) waiting.set(token, { token, time, duration, viewer });
  }
  void sendWaiting();
}

function settle({ token }: PlaybackPosition): void {
  unsentPositionStorage.forget((film) => film.token === token);
}

async function sendWaiting(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  for (const position of waiting.values()) {
    waiting.delete(position.token);
    // oxlint-disable-next-line no-await-in-loop -- two positions of a film must not overtake each other.
    const { status, refused } = await postFilmPositionAndCheck(position);
    if (refused) reportPlayDenial(position.token, refused);
    // A permanently refused position is not sent again.
    if (status > 0 && status < 500 && status !== 429) settle(position);
    else unsentPositionStorage.save({ ...position, at: Date.now() });
  }
  isBusy = false;
}

/** Sends one position now. Resolves to the status of the response, 0 without one. */
export async function postFilmPosition(
  position: WatchedProgress & { token: string },
): Promise<number> {
  return (await postFilmPositionAndCheck(position)).status;
}

/** The same, with the reason if the film may not continue: docs/behaviour.md BE-191. */
export function postFilmPositionAndCheck(
  position: WatchedProgress & { token: string },
): Promise<PlayPermissionCheck> {
  return resolvePlayPermission(callApi("progress", position, { keepalive: true }), 402);
}
