/**
 * The first character as people count them: `firstCharacter("🇳🇴 Norway")` → `"🇳🇴"`. Empty for an empty text.
 * docs/provider-api.md PA-325.
 */
export function firstCharacter(text: string): string {
  for (const { segment } of new Intl.Segmenter().segment(text.trimStart().slice(0, 64)))
    return segment.toWellFormed();
  return "";
}
