/** A cue: times in seconds, text as it is shown. */
export type WebVttCue = { startS: number; endS: number; text: string };

/** Cues as a WebVTT file. */
export function formatWebVtt(cues: WebVttCue[]): string {
  const blocks = cues.map(
    (cue) => `${formatVttTimestamp(cue.startS)} --> ${formatVttTimestamp(cue.endS)}\n${cue.text}\n`,
  );
  return ["WEBVTT\n", ...blocks].join("\n");
}

/** Seconds as WebVTT writes them: `3725.5` → `"01:02:05.500"`. */
export function formatVttTimestamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const rest = String(ms % 1000).padStart(3, "0");
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${rest}`;
}
