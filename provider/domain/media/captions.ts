import type { Manifest } from "./manifest.ts";
import { type Reel, reelBlocks } from "./reel.ts";
import { type Cue, webVtt } from "./web-vtt.ts";

/** Cues of one film in one language, in seconds from the film's start. */
export type FilmCues = Record<string, Cue[]>;

/** The captions of a reel in one language: each film's cues, wherever the film plays. */
export function captionsVtt(reel: Reel, manifest: Manifest, cuesOf: FilmCues): string {
  const cues = reelBlocks(reel, manifest).flatMap((block) =>
    (cuesOf[block.name] ?? [])
      .filter((cue) => cue.startS < block.lengthS)
      .map((cue) => ({
        text: escaped(cue.text),
        startS: block.startS + cue.startS,
        endS: block.startS + Math.min(cue.endS, block.lengthS),
      })),
  );
  return webVtt(cues);
}

/** Languages in which at least one film of the reel speaks, the first film's order first. */
export function captionLanguages(films: string[], manifest: Manifest): string[] {
  const all = films.flatMap((name) => manifest.films[name]?.captions?.languages ?? []);
  return [...new Set(all)];
}

/** `&`, `<` and `>` begin markup in WebVTT. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
