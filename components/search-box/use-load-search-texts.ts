import { useEffect, useState } from "react";
import { useText } from "../text-provider";
import { useLoadTexts } from "../use-load-texts";

// Whether the list's texts are there: no page brings them. Without a network the next time tries again.
export function useLoadSearchTexts(isWanted: boolean): boolean {
  const { t } = useText();
  const loadTexts = useLoadTexts();
  const [, setLoads] = useState(0);
  const areThere = t("laterSearchSuggestions") !== "laterSearchSuggestions";
  useEffect(() => {
    if (!isWanted || areThere) return;
    loadTexts().then(
      () => setLoads((count) => count + 1),
      () => {},
    );
  }, [isWanted, areThere, loadTexts]);
  return areThere;
}
