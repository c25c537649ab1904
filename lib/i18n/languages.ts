import { type Language, languages } from "../contract/fields.ts";

/** The BCP 47 tag of a language: `bcp47("jp")` → `"ja"`. */
export function bcp47(language: Language): string {
  return language === "jp" ? "ja" : language;
}

/** The language that a text names, or undefined: `asLanguage("DE")` → `"de"`, `"ja"` → `"jp"`. */
export function asLanguage(text: string | null | undefined): Language | undefined {
  const wanted = text?.toLowerCase();
  if (wanted === "ja") return "jp";
  return languages.find((language) => language === wanted);
}

/** Query `lng`, then the cookie, then the channel's default, then English: spec.md § 4. */
export function chooseLanguage(
  query: string | null | undefined,
  cookie: string | undefined,
  channelDefault: Language | undefined,
): Language {
  return asLanguage(query) ?? asLanguage(cookie) ?? channelDefault ?? "en";
}
