import type { Language } from "../../../lib/contract/languages.ts";
import type { FilmCues } from "../media/captions.ts";
import { stemConfiguration } from "./configurations.ts";
import { indexedWords, wordsOf } from "./words.ts";

/** A line of a film's captions as searches see it, with the words of the line after it. Seconds of the film. */
export type SpokenLine = {
  film: string;
  language: Language;
  configuration: string;
  startS: number;
  text: string;
  words: string;
  nextWords: string;
};

/** The lines of films in one language, in order. */
export function spokenLines(cuesOf: FilmCues, language: Language): SpokenLine[] {
  const configuration = stemConfiguration(language);
  return Object.entries(cuesOf).flatMap(([film, cues]) => {
    const texts = cues.map(({ text }) => indexedWords(wordsOf(text)).join(" "));
    return cues.map(({ startS, text }, at) => {
      const [words = "", nextWords = ""] = texts.slice(at, at + 2);
      return { film, language, configuration, startS, text, words, nextWords };
    });
  });
}
