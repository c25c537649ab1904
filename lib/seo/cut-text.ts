/**
 * Text on one line, no longer than `maxLength` characters: `cutText("one  two three", 8)` → `"one two…"`.
 * Cuts between words where one ends near, and never through a character. Undefined for nothing.
 */
export function cutText(text: string | undefined, maxLength: number): string | undefined {
  const line = (text ?? "")
    .slice(0, maxLength * 8)
    .toWellFormed()
    .replaceAll(/\s+/g, " ")
    .trim();
  if (line === "") return undefined;
  const characters = Array.from(line);
  if (characters.length <= maxLength) return line;
  const cut = characters.slice(0, maxLength - 1).join("");
  const word = cut.lastIndexOf(" ");
  return `${word > cut.length / 2 ? cut.slice(0, word) : cut}…`;
}
