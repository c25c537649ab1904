"use client";

import type { i18n as I18next } from "i18next";
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from "react";
import { createLightTranslate } from "@/lib/i18n/create-light-translate";
import type { Texts, Translate } from "@/lib/i18n/translate";
import type * as OtherLanguages from "./change-language";

export type I18n = { t: Translate; locale: string };
/** Rejects when the texts can't be loaded; the old language stays then. */
export type ChangeLocale = (locale: string) => Promise<void>;

type AddTexts = (locale: string, texts: Texts) => void;
type I18nContextValue = I18n & { changeLocale: ChangeLocale; addTexts: AddTexts };

const I18nContext = createContext<I18nContextValue>({
  t: (key) => key,
  locale: "en",
  changeLocale: async () => {},
  addTexts: () => {},
});

type Props = { locale: string; texts: Texts; children: ReactNode };
type Engine = Pick<typeof OtherLanguages, "LanguageChangeListener"> & { i18next: I18next };

// The page's own language needs no library. Once another one is chosen, i18next speaks.
export function TextProvider({ locale, texts, children }: Props) {
  const [known] = useState(() => new Map([[locale, { ...texts }]]));
  const [shown, show] = useState(() => inLanguage(locale, known));
  const [engine, setEngine] = useState<Engine>();
  const addTexts = useCallback(
    (of: string, more: Texts) => {
      known.set(of, Object.assign(known.get(of) ?? {}, more));
      engine?.i18next.addResourceBundle(of, "translation", more);
    },
    [known, engine],
  );
  const [renderedLocale, setRenderedLocale] = useState(locale);
  if (renderedLocale !== locale) {
    setRenderedLocale(locale);
    if (shown.locale !== locale) {
      addTexts(locale, texts);
      show(inLanguage(locale, known));
      setEngine(undefined);
    }
  }
  const value = useMemo(
    () => ({
      ...shown,
      addTexts,
      changeLocale: async (wanted: string) => {
        const { LanguageChangeListener, loadLanguage, startI18next } =
          await import("./change-language");
        const i18next = engine?.i18next ?? startI18next(shown.locale, known);
        await loadLanguage(i18next, wanted);
        setEngine({ i18next, LanguageChangeListener });
      },
    }),
    [shown, addTexts, engine, known],
  );
  return (
    <I18nContext value={value}>
      {engine && <engine.LanguageChangeListener i18next={engine.i18next} onLanguage={show} />}
      {children}
    </I18nContext>
  );
}

function inLanguage(locale: string, known: Map<string, Texts>): I18n {
  return { locale, t: createLightTranslate(locale, known.get(locale) ?? {}) };
}

export function useText(): I18n {
  return use(I18nContext);
}

export function useAddTexts(): AddTexts {
  return use(I18nContext).addTexts;
}

export function useChangeLocale(): ChangeLocale {
  return use(I18nContext).changeLocale;
}
