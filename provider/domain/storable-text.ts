/** A text as PostgreSQL stores it, without NUL and lone surrogates: `toStorableText("a\0b", 9)` is `"ab"`. */
export function toStorableText(text: string, maxLength: number): string {
  return text.slice(0, maxLength).toWellFormed().replaceAll("\0", "");
}
