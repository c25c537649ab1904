import { type Language, nearestLanguage } from "../contract/languages.ts";

const order: Language[] = ["da", "de", "en", "es", "fr", "it", "nb", "pt", "sv", "jp"];

/** The language that a text names, or the nearest: `asLanguage("DE")` → `"de"`, `"pt-BR"` → `"pt"`; else undefined. */
export function asLanguage(text: string | null | undefined): Language | undefined {
  return text ? nearestLanguage(text) : undefined;
}

/** Each language's own name, in the order of a list on screen. */
export const nativeLanguageNames: Record<Language, string> = {
  da: "Dansk",
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  nb: "Norsk bokmål",
  pt: "Português",
  sv: "Svenska",
  jp: "日本語",
};

/**
 * The languages that a channel offers, in the order of `nativeLanguageNames`: those that its owner names,
 * else all ten. The channel's default is always among them.
 */
export function offeredLanguages({ main, defaultLanguage }: Settings): Language[] {
  const named = main.languages ?? [];
  if (named.length === 0) return order;
  const offered = [...named, defaultLanguage ?? "en"];
  return order.filter((language) => offered.includes(language));
}

type Settings = { main: { languages?: Language[] | undefined }; defaultLanguage?: Language };

/** Query `lng`, then the cookie, then the channel's default, then English: docs/behaviour.md BE-43. */
export function chooseLanguage(
  query: string | null | undefined,
  cookie: string | undefined,
  channelDefault: Language | undefined,
): Language {
  return asLanguage(query) ?? asLanguage(cookie) ?? channelDefault ?? "en";
}

/**
 * The name of a language (BCP 47) in another: `languageName("de", "fr")` → `"allemand"`; an invalid tag is returned
 * unchanged.
 */
export function languageName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
