import { type SavedFilm, watchingOnDevice } from "@/lib/playback/saved-films";
import { isUnderWay, isWatched, type Progress } from "@/lib/playback/progress";
import { postPosition } from "@/lib/playback/send-progress";

/** A film of this device that the account knows now. */
export type TakenOver = { token: string; progress: Progress };

/**
 * Takes what this device knows over into the account that has just signed in: of two positions the farther one
 * counts, and what is taken over is kept here no more (docs/behaviour.md BE-132). What can't be sent waits for the
 * next time. `known` is what the account knows; `onTaken` hears of each film that went farther here.
 */
export async function takeOverDevice(
  known: Record<string, Progress>,
  onTaken: (film: TakenOver) => void,
): Promise<void> {
  for (const film of watchingOnDevice.read()) {
    if (isFarther(film, known[film.token])) {
      const { token, time, duration } = film;
      // oxlint-disable-next-line no-await-in-loop -- a limit of calls, or a line that is down, ends it.
      const status = await postPosition({ token, time, duration });
      if (!isSettled(status)) return;
      if (status === 200) onTaken({ token, progress: { time, duration } });
    }
    watchingOnDevice.forget(({ token, at }) => token === film.token && at <= film.at);
  }
}

function isFarther(film: SavedFilm, known: Progress | undefined): boolean {
  const isWorthIt = isUnderWay(film) || isWatched(film);
  return isWorthIt && film.time > (known?.time ?? 0);
}

/** Taken, or of a content that is not there any more. */
function isSettled(status: number): boolean {
  return status === 200 || status === 400 || status === 404;
}
