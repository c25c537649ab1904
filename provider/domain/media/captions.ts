import type { Transcript } from "./transcript.ts";
import { type WebVttCue, formatWebVtt } from "./web-vtt.ts";

/** The cues of a transcript in one language; none in a language that it does not have. */
export function listCaptionCues({ cues }: Transcript, language: string): WebVttCue[] {
  return cues.flatMap((cue) => {
    const text = cue[language];
    return typeof text === "string" ? [{ startS: cue.start, endS: cue.end, text }] : [];
  });
}

/** The captions of a transcript in one language; undefined in one that it does not have. */
export function formatCaptionsVtt(transcript: Transcript, language: string): string | undefined {
  if (!transcript.languages.includes(language)) return undefined;
  return formatWebVtt(
    listCaptionCues(transcript, language).map((cue) => ({ ...cue, text: escaped(cue.text) })),
  );
}

/** `&`, `<` and `>` begin markup in WebVTT. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
