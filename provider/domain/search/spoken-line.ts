import type { Language } from "../../../lib/contract/languages.ts";
import { parseAcceptLanguage } from "../accepted-language.ts";
import { listCaptionCues } from "../media/captions.ts";
import type { Transcript } from "../media/transcript.ts";
import { getStemmingConfiguration } from "./text-search-configurations.ts";
import { toIndexedWords, splitSearchWords } from "./split-search-words.ts";

/** A line of a transcript as searches see it, with the words of the line after it. Seconds of the content. */
export type SpokenLine = {
  transcript: string;
  language: Language;
  configuration: string;
  startS: number;
  text: string;
  words: string;
  nextWords: string;
};

/**
 * The lines of all transcripts, by their names, in every language that they have. Sounds that are not speech,
 * in brackets, are left out: docs/provider-api.md PA-213.
 */
export function listSpokenLines(transcripts: ReadonlyMap<string, Transcript>): SpokenLine[] {
  return [...transcripts].flatMap(([name, transcript]) =>
    transcript.languages.flatMap((tag) => linesIn(name, transcript, tag)),
  );
}

function linesIn(name: string, transcript: Transcript, tag: string): SpokenLine[] {
  const language = parseAcceptLanguage(tag);
  const configuration = getStemmingConfiguration(language);
  const cues = listCaptionCues(transcript, tag)
    .map((cue) => ({ ...cue, text: withoutSounds(cue.text) }))
    .filter(({ text }) => text !== "");
  const texts = cues.map(({ text }) => toIndexedWords(splitSearchWords(text)).join(" "));
  return cues.map(({ startS, text }, at) => {
    const [words = "", nextWords = ""] = texts.slice(at, at + 2);
    return { transcript: name, language, configuration, startS, text, words, nextWords };
  });
}

// "[Rain] Come in." → "Come in."
function withoutSounds(text: string): string {
  return text.replace(/\s*\[[^\]]*\]\s*/gu, " ").trim();
}
