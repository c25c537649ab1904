/** Where a match is: the line's index, and its letters from `start` up to `end`. */
export type TranscriptMatch = { line: number; start: number; end: number };

/** A text without accents, capitals and variants of letters; `from` names, for each of its letters, the place in the original. */
type Folded = { text: string; from: number[] };

/** Letters that Unicode does not take apart into a letter and an accent. */
const letters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ı: "i",
  "’": "'",
  "‘": "'",
  ʼ: "'",
  "′": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "–": "-",
  "—": "-",
  "‑": "-",
};

/** Accents, niqqud, tashkeel, kashida, soft hyphens and what has no width: nobody types them. The vowels of Indic scripts stay. */
const unspoken =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]|\p{Cf}/gu;
const katakana = /[\u30a1-\u30f6]/g;
const kanaDistance = 0x60;

/**
 * Finds a text in lines, ignoring accents, vowel signs of Hebrew and Arabic, case, kana, widths, quotation marks and spaces: `searchTranscriptLines(["Café noir"], "CAFE")` → `[{ line:
 * 0, start: 0, end: 4 }]`. Matches do not overlap.
 */
export function searchTranscriptLines(lines: readonly string[], query: string): TranscriptMatch[] {
  const wanted = fold(query.trim()).text;
  if (wanted === "") return [];
  return lines.flatMap((text, line) => matchesIn(fold(text), wanted, line));
}

function matchesIn({ text, from }: Folded, wanted: string, line: number): TranscriptMatch[] {
  const matches: TranscriptMatch[] = [];
  let at = text.indexOf(wanted);
  while (at >= 0) {
    const end = at + wanted.length;
    matches.push({ line, start: from[at] ?? 0, end: from[end] ?? 0 });
    at = text.indexOf(wanted, end);
  }
  return matches;
}

function fold(original: string): Folded {
  let text = "";
  const from: number[] = [];
  let place = 0;
  for (const letter of original) {
    const plain = letter.normalize("NFKD").replace(unspoken, "").replace(/\s/g, " ").toLowerCase();
    const spelled = [...plain].map((one) => letters[one] ?? one).join("");
    const folded = isRepeatedSpace(spelled, text) ? "" : toHiragana(spelled);
    for (let at = 0; at < folded.length; at += 1) from.push(place);
    text += folded;
    place += letter.length;
  }
  from.push(place);
  return { text, from };
}

function isRepeatedSpace(letter: string, before: string): boolean {
  return letter === " " && before.endsWith(" ");
}

function toHiragana(text: string): string {
  return text.replace(katakana, (kana) => String.fromCharCode(kana.charCodeAt(0) - kanaDistance));
}
