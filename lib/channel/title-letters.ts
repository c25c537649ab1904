const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");

const basicLatin = between(0x20, 0x7e);
const words = `${between(0x41, 0x5a)}${between(0x61, 0x7a)} \u00a0!',-.:?’–`;

/**
 * The letters of titles: words are set with kerning, signs are digits and the rest of basic Latin. Non-breaking
 * spaces and × occur in titles such as "4 × 400 m".
 */
export const titleLetters = {
  words,
  signs: [...`${basicLatin}‘“”—…·×`].filter((sign) => !words.includes(sign)).join(""),
};

/** Further letters of the site's languages: the first of these sets that fits is used. */
export const additionalTitleLetters = [
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
