/**
 * The tag by which dates are written for a viewer who reads `locale`: the browser's own variant of that language,
 * `dateLocale("en", ["en-US", "da"])` → `"en-US"`. Where it has none, English dates are not the American ones:
 * `dateLocale("en", ["da"])` → `"en-GB"`, `dateLocale("pt", [])` → `"pt-PT"`.
 */
export function dateLocale(
  locale: string,
  wanted: readonly string[] = navigator.languages,
): string {
  const own = wanted.find((tag) => tag.toLowerCase().startsWith(`${locale.toLowerCase()}-`));
  return own ?? variants[locale] ?? locale;
}

const variants: Record<string, string> = { en: "en-GB", pt: "pt-PT" };
