import { useEffect, useState } from "react";
import { useText } from "./text-provider";
import { useLoadTexts } from "./use-load-texts";

// Whether the texts are there of which `sample` is one; they are loaded where they are wanted and the page did not
// bring them. Without a network the next time tries again.
export function useAreTextsLoaded(sample: string, isWanted: boolean): boolean {
  const { t } = useText();
  const loadTexts = useLoadTexts();
  const [, setLoads] = useState(0);
  const areThere = t(sample) !== sample;
  useEffect(() => {
    if (!isWanted || areThere) return;
    loadTexts().then(
      () => setLoads((count) => count + 1),
      () => {},
    );
  }, [isWanted, areThere, loadTexts]);
  return areThere;
}
