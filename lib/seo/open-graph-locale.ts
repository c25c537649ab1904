import type { Language } from "../contract/languages.ts";
import { bcp47 } from "../i18n/languages.ts";

/** Our Portuguese is that of Portugal; the others are of the likeliest country. */
const regions: Partial<Record<Language, string>> = { pt: "PT" };

/** The form that Open Graph wants, with a country: `openGraphLocale("sv")` → `"sv_SE"`. */
export function openGraphLocale(language: Language): string {
  const { language: tag, region } = new Intl.Locale(bcp47(language)).maximize();
  return `${tag}_${regions[language] ?? region}`;
}
