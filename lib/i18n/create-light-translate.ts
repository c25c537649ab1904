import type { Texts, Translate } from "./translate.ts";

const placeholder = /\{\{(.+?)\}\}/g;

/**
 * The part of i18next that a first load needs: `createLightTranslate("en", texts)("allOf", { name: "Sports" })` → `"All
 * Sports"`. It reads i18next's file format and returns the same texts as i18next (docs/behaviour.md BE-66). Texts
 * that are added to `texts` later are found.
 */
export function createLightTranslate(locale: string, texts: Texts): Translate {
  let rules: Intl.PluralRules | undefined;
  const pluralOf = (key: string, count: number): string | undefined => {
    rules ??= new Intl.PluralRules(locale);
    return (
      (count === 0 ? texts[`${key}_zero`] : undefined) ?? texts[`${key}_${rules.select(count)}`]
    );
  };
  return (key, values) => {
    const plural = typeof values?.count === "number" ? pluralOf(key, values.count) : undefined;
    const text = plural ?? texts[key] ?? key;
    if (!values) return text;
    return text.replace(placeholder, (whole, name: string) => {
      const value = values[name.trim()];
      return value === undefined ? whole : String(value);
    });
  };
}
