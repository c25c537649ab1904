/** The texts of one language by key; a key may have the plural forms `key_one`, `key_other`. */
export type Texts = Record<string, string>;
export type TextValues = Record<string, string | number>;
export type Translate = (key: string, values?: TextValues) => string;

/**
 * Texts as a function: `createTranslate("en", { allOf: "All {{name}}" })("allOf", { name: "Sports" })`
 * → `"All Sports"`. A numeric `count` chooses the plural form; a key without text is given back as it is.
 * Serves server and browser: it is the 1 % of i18next (whose file format it reads) that a page needs,
 * without that library's 18 KB of script. `locale` is a BCP 47 tag.
 */
export function createTranslate(locale: string, texts: Texts): Translate {
  const plurals = new Intl.PluralRules(locale);
  return (key, values) => {
    const count = values?.count;
    const form = typeof count === "number" ? texts[`${key}_${plurals.select(count)}`] : undefined;
    const text = form ?? texts[key] ?? texts[`${key}_other`] ?? key;
    return values ? text.replace(/{{(\w+)}}/g, (_, name) => String(values[name] ?? "")) : text;
  };
}
