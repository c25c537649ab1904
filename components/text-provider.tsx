"use client";

import type { i18n as I18n } from "i18next";
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { textsBackend } from "@/lib/i18n/texts-backend";
import { createI18n, plainly, type Texts, type Translate } from "@/lib/i18n/translate";

export type Speech = { t: Translate; locale: string };
/** Rejects when the texts can't be had; the old language stays then. */
export type ChangeLocale = (locale: string) => Promise<void>;

type AddTexts = (locale: string, texts: Texts) => void;
type Mouth = Speech & { changeLocale: ChangeLocale; addTexts: AddTexts };

const unready: Mouth = {
  t: (key) => key,
  locale: "en",
  changeLocale: async () => {},
  addTexts: () => {},
};
const SpeechContext = createContext(unready);

type Props = { locale: string; texts: Texts; children: ReactNode };

// One subscription for the page: a row of cards asks the context, not i18next.
export function TextProvider({ locale, texts, children }: Props) {
  const [{ i18n, said }] = useState(() => begin(locale, texts));
  useEffect(() => {
    if (i18n.language === locale) return;
    i18n.addResourceBundle(locale, "translation", texts);
    void i18n.changeLanguage(locale);
  }, [i18n, locale, texts]);
  const { t } = useTranslation(undefined, { i18n, useSuspense: false });
  const speech = useMemo(
    () => ({
      t: said ?? plainly({ t }),
      locale: i18n.language,
      changeLocale: async (wanted: string) => {
        // The page's own language is there in part: only what this page says.
        await i18n.reloadResources(wanted);
        if (!i18n.hasResourceBundle(wanted, "translation")) throw new Error(`no texts: ${wanted}`);
        await i18n.changeLanguage(wanted);
      },
      addTexts: (of: string, more: Texts) => i18n.addResourceBundle(of, "translation", more),
    }),
    [i18n, said, t],
  );
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

type Begun = { i18n: I18n; said?: Translate };

// The server says the same words on every page; it prepares each language once.
const prepared = typeof window === "undefined" ? new Map<string, Begun>() : undefined;

function begin(locale: string, texts: Texts): Begun {
  const known = prepared?.get(locale);
  if (known) return known;
  const i18n = createI18n(locale, texts, textsBackend);
  if (!prepared) return { i18n };
  const begun = { i18n, said: plainly(i18n) };
  prepared.set(locale, begun);
  return begun;
}

export function useText(): Speech {
  return use(SpeechContext);
}

export function useAddTexts(): AddTexts {
  return use(SpeechContext).addTexts;
}

export function useChangeLocale(): ChangeLocale {
  return use(SpeechContext).changeLocale;
}
