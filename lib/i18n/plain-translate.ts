import type { Texts, Translate } from "./translate.ts";

const placeholder = /\{\{(.+?)\}\}/g;

/**
 * What a first load needs of i18next: `plainTranslate("en", texts)("allOf", { name: "Sports" })` →
 * `"All Sports"`. Reads i18next's file format and answers as i18next would (docs/behaviour.md BE-66). Texts
 * that are added to `texts` later are found.
 */
export function plainTranslate(locale: string, texts: Texts): Translate {
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
