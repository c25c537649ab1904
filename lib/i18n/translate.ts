import { createInstance, type BackendModule, type i18n as I18next } from "i18next";

/** The texts of one language by key; a key may have the plural forms `key_one`, `key_other`. */
export type Texts = Record<string, string>;
export type TextValues = Record<string, string | number>;
export type Translate = (key: string, values?: TextValues) => string;

/**
 * i18next with the texts of one language loaded: `createI18n("ja", texts).t("live")` → `"ライブ"`.
 * `locale` is a BCP 47 tag. With a `backend`, `changeLanguage` loads other languages, with five
 * retries from 350 ms doubling and ten reads at once (docs/behaviour.md BE-45). Values are not escaped: React
 * does that.
 */
export function createI18n(locale: string, texts: Texts, backend?: BackendModule): I18next {
  const instance = createInstance();
  if (backend) instance.use(backend);
  void instance.init({
    lng: locale,
    fallbackLng: false,
    load: "currentOnly",
    resources: { [locale]: { translation: texts } },
    partialBundledLanguages: backend !== undefined,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    maxParallelReads: 10,
    maxRetries: 5,
    retryTimeout: 350,
    interpolation: { escapeValue: false, maxReplaces: 1000 },
  });
  return instance;
}

/**
 * Texts as a function: `createTranslate("en", { allOf: "All {{name}}" })("allOf", { name: "Sports" })` → `"All
 * Sports"`. A numeric `count` chooses the plural form; a key without text is returned unchanged.
 */
export function createTranslate(locale: string, texts: Texts): Translate {
  return toTranslate(createI18n(locale, texts));
}

/**
 * `t` of an i18next instance with the types that the site uses. Texts without values are cached: a page
 * looks the same few keys up hundreds of times. A key without a text is looked up again each time,
 * because its text may be loaded later.
 */
export function toTranslate({ t }: Pick<I18next, "t">): Translate {
  const cache = new Map<string, string>();
  return (key, values) => {
    if (values) return t(key, values);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const text = t(key);
    if (text !== key) cache.set(key, text);
    return text;
  };
}
