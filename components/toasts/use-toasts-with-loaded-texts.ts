import { useEffect, useState } from "react";
import type { Toast } from "@/store/toasts/toasts-slice";
import { useText } from "../text-provider";
import { useLoadTexts } from "../use-load-texts";

// The toasts whose texts are here: those of code that is loaded later come with no page.
export function useToastsWithLoadedTexts(toasts: Toast[]): Toast[] {
  const { t } = useText();
  const loadTexts = useLoadTexts();
  const [, setLoads] = useState(0);
  const isHere = ({ textKey }: Toast) => textKey === undefined || t(textKey) !== textKey;
  const isMissing = !toasts.every(isHere);
  useEffect(() => {
    if (!isMissing) return;
    // Without a network the toast stays unsaid.
    const loaded = () => setLoads((count) => count + 1);
    loadTexts().then(loaded, () => {});
  }, [isMissing, loadTexts]);
  return toasts.filter(isHere);
}
