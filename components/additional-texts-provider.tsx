"use client";

import { type ReactNode, useState } from "react";
import type { Texts } from "@/lib/i18n/translate";
import { useAddTexts } from "./text-provider";

type Props = { locale: string; texts: Texts; children: ReactNode };

// Adds the texts that only some pages need, before anything inside renders.
export function AdditionalTextsProvider({ locale, texts, children }: Props) {
  const addTexts = useAddTexts();
  const [added, setAdded] = useState<string>();
  if (added !== locale) {
    addTexts(locale, texts);
    setAdded(locale);
  }
  return children;
}
