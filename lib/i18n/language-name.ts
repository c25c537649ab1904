/** The name of a language (BCP 47) in another: `languageName("de", "fr")` → `"allemand"`; a tag that is none is its own name. */
export function languageName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
