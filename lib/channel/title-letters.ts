const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");

const basicLatin = between(0x20, 0x7e);
const words = `${between(0x41, 0x5a)}${between(0x61, 0x7a)} \u00a0!',-.:?’–`;

/** What titles are made of: words are set with kerning, signs are digits and the rest of basic Latin.
 * "4 × 400 m" with its spaces that do not break is a title too. */
export const titleLetters = {
  words,
  signs: [...`${basicLatin}‘“”—…·×`].filter((sign) => !words.includes(sign)).join(""),
};

/** Letters of the site's languages besides, as many as there is room for: the first of these that fits. */
export const furtherLetters = [
  "ÄÖÜäöüßÅåÆæØøÉéÈèÊêËëÀàÂâÇçÑñÓóÒòÔôÕõÍíÌìÎîÏïÁáÃãÚúÙùÛû¿¡«»Œœ",
  "ÄÖÜäöüßÅåÆæØøÉéÈèÊêÀàÇçÑñÓóÔôÕõÍíÁáÃãÚú¿¡",
  "",
];

/** `unicodeRange("abc-")` → `"U+2D,U+61-63"`. */
export function unicodeRange(letters: string): string {
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const runs: { from: number; to: number }[] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && code <= last.to + 1) last.to = code;
    else runs.push({ from: code, to: code });
  }
  return runs.map(({ from, to }) => `U+${hex(from)}${from === to ? "" : `-${hex(to)}`}`).join(",");
}

const hex = (code: number) => code.toString(16).toUpperCase();
