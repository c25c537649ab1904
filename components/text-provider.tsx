"use client";

import { createContext, type ReactNode, use, useMemo } from "react";
import { createTranslate, type Texts, type Translate } from "@/lib/i18n/translate";

export type Speech = { t: Translate; locale: string };

const SpeechContext = createContext<Speech>({ t: (key) => key, locale: "en" });

type Props = { locale: string; texts: Texts; children: ReactNode };

export function TextProvider({ locale, texts, children }: Props) {
  const speech = useMemo(() => ({ t: createTranslate(locale, texts), locale }), [locale, texts]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

export function useText(): Speech {
  return use(SpeechContext);
}
