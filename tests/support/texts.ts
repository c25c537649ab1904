import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bcp47, type Language, languages } from "../../lib/contract/languages.ts";
import type { Texts } from "../../lib/i18n/translate.ts";

const root = join(import.meta.dirname, "..", "..");

/** A language's file in `public/lng`, as text. */
export const textsFile = (language: Language): string =>
  readFileSync(join(root, "public", "lng", `lang-${language}.json`), "utf8");

export const textsIn = (language: Language): Texts => JSON.parse(textsFile(language));

export const otherLanguages = languages.filter((language) => language !== "en");

/** `"moreShown_many"` → `"moreShown"`. */
export const bareKey = (key: string): string =>
  key.replace(/_(?:zero|one|two|few|many|other)$/, "");

/** The keys of a file in their order, each plural key once. */
export const bareKeys = (texts: Texts): string[] => [...new Set(Object.keys(texts).map(bareKey))];

/** The keys of a file that have plural forms. */
export const pluralKeys = (texts: Texts): string[] =>
  bareKeys(texts).filter((key) => texts[`${key}_other`] !== undefined);

/** The plural forms of a language, by the rules of Unicode. */
export const pluralForms = (language: Language): string[] =>
  new Intl.PluralRules(bcp47(language)).resolvedOptions().pluralCategories;
