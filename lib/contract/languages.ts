/** The ten languages of the site. `jp` is the key; its BCP 47 tag is `ja`. */
export const languages = ["en", "da", "de", "es", "fr", "it", "jp", "nb", "pt", "sv"] as const;
export type Language = (typeof languages)[number];

/** The BCP 47 tag of a language: `bcp47("jp")` → `"ja"`. */
export function bcp47(language: Language): string {
  return language === "jp" ? "ja" : language;
}
