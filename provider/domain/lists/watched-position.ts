/** How far somebody is in a content of that length; seconds. */
export type WatchedPosition = { currentTimeS: number; durationS: number };

const watchedShare = 0.95;
const leastS = 5;

/** `currentTimeS` within the content: `within({ currentTimeS: 900, durationS: 600 })` is at its end. */
export function clampWatchedPosition({
  currentTimeS,
  durationS,
}: WatchedPosition): WatchedPosition {
  return { currentTimeS: Math.min(currentTimeS, durationS), durationS };
}

/** From 95 % on a content counts as watched: docs/provider-api.md PA-120. */
export function isWatchedToEnd({ currentTimeS, durationS }: WatchedPosition): boolean {
  return currentTimeS >= durationS * watchedShare;
}

/** Whether there is something to continue: begun for more than a few seconds, and not watched yet. */
export function hasProgressToContinue(progress: WatchedPosition): boolean {
  return progress.currentTimeS >= leastS && !isWatchedToEnd(progress);
}
