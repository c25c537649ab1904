import type { Texts } from "../../../lib/i18n/translate.ts";

const accents: Record<string, string> = {
  a: "á",
  c: "ç",
  e: "é",
  i: "í",
  n: "ñ",
  o: "ö",
  u: "ü",
  y: "ý",
  A: "Å",
  C: "Ç",
  E: "É",
  I: "Í",
  N: "Ñ",
  O: "Ö",
  U: "Ü",
  Y: "Ý",
};
const places = /(\{\{.*?\}\})/;

/**
 * A longer, still readable variant of a text, as in a wordy language: every word is at least 30 % longer,
 * and brackets mark its ends: `"All {{name}}"` → `"⟦Ållé {{name}}⟧"`.
 */
export function pseudoText(text: string): string {
  const parts = text.split(places);
  const longerParts = parts.map((part) =>
    places.test(part) ? part : part.replace(/\p{L}+/gu, longer),
  );
  return `⟦${longerParts.join("")}⟧`;
}

export function pseudoTexts(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text)]));
}

// By longer words, not by more words: a line cannot break within a word.
function longer(word: string): string {
  const accented = [...word].map((letter) => accents[letter] ?? letter).join("");
  return accented + "é".repeat(Math.ceil(word.length * 0.3));
}
