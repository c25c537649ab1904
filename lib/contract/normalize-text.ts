/** The longest name and the longest description, in characters as JavaScript counts them. */
const maxLineLength = 1_000;
const maxLinesLength = 20_000;

/** Marks that have no width and turn the text around them: an override reaches beyond its own text. */
const overrides = /[\u202D\u202E]/g;
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/**
 * A text on one line: `normalizeSingleLineText(" The\n  sea ")` → `"The sea"`. White space is one space, controls are left out, a very
 * long one is cut between characters. Empty for a text without anything to see. docs/provider-api.md PA-324.
 */
export function normalizeSingleLineText(value: string): string {
  const line = cutToCodeUnits(value, 4 * maxLineLength)
    .replaceAll(/[\s\u0085]/g, " ")
    .replaceAll(controls, "")
    .replaceAll(overrides, "")
    .replaceAll(/ +/g, " ")
    .trim();
  return isVisible(line) ? cutToCodeUnits(line, maxLineLength).trimEnd() : "";
}

/**
 * A text of several lines: `normalizeMultilineText("One.\n\n\n\n- two  ")` → `"One.\n\n- two"`. Line breaks stay, at most one empty
 * line in a row. docs/provider-api.md PA-324.
 */
export function normalizeMultilineText(value: string): string {
  const lines = cutToCodeUnits(value, 2 * maxLinesLength)
    .replaceAll(/\r\n?|[\u0085\u2028\u2029\u000B\u000C]/g, "\n")
    .replaceAll(controls, "")
    .replaceAll(overrides, "")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
  return isVisible(lines) ? cutToCodeUnits(lines, maxLinesLength).trimEnd() : "";
}

/** At most `max` UTF-16 units of a text, cut between characters as people count them. */
export function cutToCodeUnits(text: string, max: number): string {
  if (text.length <= max) return text.toWellFormed();
  // A character that the cut would halve begins before it; a longer one than this is no character.
  const from = Math.max(0, max - 64);
  let end = from;
  for (const { segment, index } of new Intl.Segmenter().segment(text.slice(from, max + 64)))
    if (from + index + segment.length <= max) end = from + index + segment.length;
  return text.slice(0, end).toWellFormed();
}

/** False for a text of white space and of marks without width alone. */
function isVisible(text: string): boolean {
  return /[^\s\p{Cf}\p{Zs}]/u.test(text);
}
