import { createInstance, type BackendModule, type i18n as I18n } from "i18next";

/** The texts of one language by key; a key may have the plural forms `key_one`, `key_other`. */
export type Texts = Record<string, string>;
export type TextValues = Record<string, string | number>;
export type Translate = (key: string, values?: TextValues) => string;

/**
 * i18next with the texts of one language at hand: `createI18n("ja", texts).t("live")` → `"ライブ"`.
 * `locale` is a BCP 47 tag. With a `backend`, other languages come when `changeLanguage` asks for
 * them: five retries from 350 ms doubling, ten reads at once, as spec.md § 9 says. Values are not
 * escaped: React does that.
 */
export function createI18n(locale: string, texts: Texts, backend?: BackendModule): I18n {
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
 * Texts as a function: `createTranslate("en", { allOf: "All {{name}}" })("allOf", { name: "Sports" })`
 * → `"All Sports"`. A numeric `count` chooses the plural form; a key without text is given back as it is.
 */
export function createTranslate(locale: string, texts: Texts): Translate {
  return plainly(createI18n(locale, texts));
}

/**
 * The function of an i18next instance with the types that the site uses. A page says the same few
 * words hundreds of times, so those without values are looked up once; what has no text is looked up again.
 */
export function plainly({ t }: Pick<I18n, "t">): Translate {
  const said = new Map<string, string>();
  return (key, values) => {
    if (values) return t(key, values);
    const known = said.get(key);
    if (known !== undefined) return known;
    const text = t(key);
    if (text !== key) said.set(key, text);
    return text;
  };
}
