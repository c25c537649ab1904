import { useCallback } from "react";
import { fetchTexts } from "@/lib/i18n/fetch-texts.browser";
import { useAddTexts, useText } from "./text-provider";

// All texts of the page's language: those of code that is loaded later come with no page. Rejects where they can't be
// had after as many tries as the language selector makes.
export function useLoadTexts(): () => Promise<void> {
  const { locale } = useText();
  const addTexts = useAddTexts();
  return useCallback(async () => addTexts(locale, await fetchTexts(locale)), [locale, addTexts]);
}
