import type { Language } from "../contract/languages.ts";
import { bcp47 } from "../i18n/languages.ts";

/** The form that Open Graph wants, with the likeliest country: `openGraphLocale("sv")` → `"sv_SE"`. */
export function openGraphLocale(language: Language): string {
  const locale = new Intl.Locale(bcp47(language)).maximize();
  return `${locale.language}_${locale.region}`;
}
