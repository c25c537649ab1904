/** Where a match is: the line's index, and its letters from `start` up to `end`. */
export type TranscriptMatch = { line: number; start: number; end: number };

/** A text without accents and capitals; `from` names, for each of its letters, the place in the original. */
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
};

/**
 * Finds a text in lines, ignoring accents, case and repeated spaces: `searchTranscriptLines(["Café noir"], "CAFE")` → `[{ line:
 * 0, start: 0, end: 4 }]`. Matches do not overlap.
 */
export function searchTranscriptLines(lines: readonly string[], query: string): TranscriptMatch[] {
  const wanted = fold(query.trim().replace(/\s+/g, " ")).text;
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
    const plain = letter
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      .toLowerCase();
    const folded = [...plain].map((one) => letters[one] ?? one).join("");
    for (let at = 0; at < folded.length; at += 1) from.push(place);
    text += folded;
    place += letter.length;
  }
  from.push(place);
  return { text, from };
}
