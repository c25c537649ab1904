"use client";

import type { i18n as I18next } from "i18next";
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { textsBackend } from "@/lib/i18n/texts-backend.browser";
import { createI18n, type Texts, toTranslate, type Translate } from "@/lib/i18n/translate";

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

// One subscription for the page: a row of cards reads the context instead of subscribing to i18next.
export function TextProvider({ locale, texts, children }: Props) {
  const [{ i18next, serverTranslate }] = useState(() => prepare(locale, texts));
  useEffect(() => {
    if (i18next.language === locale) return;
    i18next.addResourceBundle(locale, "translation", texts);
    void i18next.changeLanguage(locale);
  }, [i18next, locale, texts]);
  const { t } = useTranslation(undefined, { i18n: i18next, useSuspense: false });
  const value = useMemo(
    () => ({
      t: serverTranslate ?? toTranslate({ t }),
      locale: i18next.language,
      changeLocale: async (wanted: string) => {
        // The page brings only a part of its own language's texts, so they are loaded too.
        await i18next.reloadResources(wanted);
        if (!i18next.hasResourceBundle(wanted, "translation")) {
          throw new Error(`no texts: ${wanted}`);
        }
        await i18next.changeLanguage(wanted);
      },
      addTexts: (of: string, more: Texts) => i18next.addResourceBundle(of, "translation", more),
    }),
    [i18next, serverTranslate, t],
  );
  return <I18nContext value={value}>{children}</I18nContext>;
}

type Prepared = { i18next: I18next; serverTranslate?: Translate };

// The server draws every page of a language with the same texts, so it prepares each language once.
const preparedByLocale = typeof window === "undefined" ? new Map<string, Prepared>() : undefined;

function prepare(locale: string, texts: Texts): Prepared {
  const known = preparedByLocale?.get(locale);
  if (known) return known;
  const i18next = createI18n(locale, texts, textsBackend);
  if (!preparedByLocale) return { i18next };
  const prepared = { i18next, serverTranslate: toTranslate(i18next) };
  preparedByLocale.set(locale, prepared);
  return prepared;
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
