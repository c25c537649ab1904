/** The ten languages of the site. `jp` is the key; its BCP 47 tag is `ja`. */
export const languages = ["en", "da", "de", "es", "fr", "it", "jp", "nb", "pt", "sv"] as const;
export type Language = (typeof languages)[number];

/** The BCP 47 tag of a language: `bcp47("jp")` → `"ja"`. */
export function bcp47(language: Language): string {
  return language === "jp" ? "ja" : language;
}

/** Tags whose first part is not our key: Japanese, and Norwegian in whatever form. */
const others: Record<string, Language> = { ja: "jp", no: "nb", nn: "nb" };
const tag = /^([a-z]{2})(?:[-_][a-z\d]{1,8})*$/i;

/**
 * The nearest of the ten languages to a language tag, or undefined: `nearestLanguage("pt-BR")` → `"pt"`, `"ja-JP"` →
 * `"jp"`, `"nn"` → `"nb"`. docs/provider-api.md PA-322.
 */
export function nearestLanguage(text: string): Language | undefined {
  const name = tag.exec(text.trim())?.[1]?.toLowerCase() ?? "";
  return languages.find((language) => language === (others[name] ?? name));
}

/** A language tag (BCP 47) in its usual form: `readLanguageTag("en_us")` → `"en-US"`. Undefined for what is none. */
export function readLanguageTag(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text.trim().replaceAll("_", "-"))[0];
  } catch {
    return undefined;
  }
}
