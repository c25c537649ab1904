import type { StreamCase } from "./stream-cases.ts";

/** What a page with a player shows. */
export type PlayerView = { time: number; isEnded: boolean; text: string; media: string };

/** Reads what the page of a browser shows. */
type ReadView = () => Promise<PlayerView>;

/** How long words may take after the fault, and a live stream until it plays on. */
const wordsMs = 12_000;
const playsOnMs = 12_000;
const endsMs = 45_000;
const betweenReadsMs = 150;

/** Waits until a player that was started has done what its case expects; throws with what it shows otherwise. */
export async function expectStream(stream: StreamCase, read: ReadView): Promise<void> {
  const { says, ends, goesOnAfterMs } = stream;
  const startedAt = Date.now();
  if (says) await until(read, wordsMs, `say "${says}"`, ({ text }) => text.includes(says));
  if (ends) await until(read, endsMs, "end", ({ isEnded }) => isEnded);
  if (goesOnAfterMs === undefined) return;
  await pause(startedAt + goesOnAfterMs - Date.now());
  let before = await read();
  await until(read, playsOnMs, "play on", (now) => {
    const movedS = now.time - before.time;
    if (movedS > 0.3 && movedS < 2) return true;
    if (movedS < 0 || movedS >= 2) before = now;
    return false;
  });
}

async function until(
  read: ReadView,
  limitMs: number,
  what: string,
  holds: (view: PlayerView) => boolean,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const view = await read();
    if (holds(view)) return;
    if (Date.now() > deadline) {
      throw new Error(`The player did not ${what}: ${JSON.stringify(view)}`);
    }
    await pause(betweenReadsMs);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}

/** Reads the view in the page. It plays films at four times their speed, so that a test is short. */
export function readPlayer(isLive: boolean): PlayerView {
  const video = document.querySelector<HTMLVideoElement>("video[data-token]");
  if (video && !isLive && video.playbackRate === 1) video.playbackRate = 4;
  const describeMedia = (media: HTMLVideoElement | null) => {
    if (!media) return "no element";
    const { paused, seeking, readyState, networkState, error, buffered } = media;
    const parts = Array.from(
      { length: buffered.length },
      (_, at) => `${buffered.start(at)}–${buffered.end(at)}`,
    );
    return JSON.stringify({ paused, seeking, readyState, networkState, error: error?.code, parts });
  };
  return {
    time: video?.currentTime ?? -1,
    isEnded: video?.ended ?? false,
    text: document.querySelector("[data-player]")?.textContent ?? "",
    media: describeMedia(video),
  };
}
