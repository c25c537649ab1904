/** How far somebody is in a content of that length; seconds. */
export type ViewerProgress = { currentTimeS: number; durationS: number };

const watchedShare = 0.95;
const leastS = 5;

/** `currentTimeS` within the content: `within({ currentTimeS: 900, durationS: 600 })` is at its end. */
export function clampViewerProgress({ currentTimeS, durationS }: ViewerProgress): ViewerProgress {
  return { currentTimeS: Math.min(currentTimeS, durationS), durationS };
}

/** From 95 % on a content counts as watched: docs/provider-api.md PA-120. */
export function isWatched({ currentTimeS, durationS }: ViewerProgress): boolean {
  return currentTimeS >= durationS * watchedShare;
}

/** Whether there is something to continue: begun for more than a few seconds, and not watched yet. */
export function hasProgressToContinue(progress: ViewerProgress): boolean {
  return progress.currentTimeS >= leastS && !isWatched(progress);
}
