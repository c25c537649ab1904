/** The web addresses in a plain text, in order. */
export function findLinks(text: string): string[] {
  return text.match(/https?:\/\/\S+/g) ?? [];
}
