"use client";

import type { i18n as I18next } from "i18next";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { textsBackend } from "@/lib/i18n/texts-backend.browser";
import { createI18n, type Texts, toTranslate, type Translate } from "@/lib/i18n/translate";

export function startI18next(locale: string, known: Map<string, Texts>): I18next {
  return createI18n(locale, known.get(locale) ?? {}, textsBackend);
}

export async function loadLanguage(i18next: I18next, wanted: string): Promise<void> {
  // The page brings only a part of its own language's texts, so they are loaded too.
  await i18next.reloadResources(wanted);
  if (!i18next.hasResourceBundle(wanted, "translation")) throw new Error(`no texts: ${wanted}`);
  await i18next.changeLanguage(wanted);
}

type Props = { i18next: I18next; onLanguage: (spoken: { t: Translate; locale: string }) => void };

// One subscription for the page: a row of cards reads the context instead of subscribing to i18next.
export function LanguageChangeListener({ i18next, onLanguage }: Props) {
  const { t } = useTranslation(undefined, { i18n: i18next, useSuspense: false });
  useEffect(
    () => onLanguage({ t: toTranslate({ t }), locale: i18next.language }),
    [i18next, onLanguage, t],
  );
  return null;
}
