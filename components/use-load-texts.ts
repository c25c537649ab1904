import { useCallback } from "react";
import { textsPath } from "@/lib/i18n/texts-backend.browser";
import { useAddTexts, useText } from "./text-provider";

// All texts of the page's language: those of code that is loaded later come with no page.
export function useLoadTexts(): () => Promise<void> {
  const { locale } = useText();
  const addTexts = useAddTexts();
  return useCallback(async () => {
    const answer = await fetch(textsPath(locale));
    if (answer.ok) addTexts(locale, await answer.json());
  }, [locale, addTexts]);
}
