import { type RefObject, useLayoutEffect, useState } from "react";
import { getSavedRowLayout, saveRowLayout } from "./saved-row-layout";

// How high a row was when its page was left: it begins with it, so that nothing moves on the way back. Not set by an
// effect: rails measure themselves in theirs, and Firefox keeps the height that a skipped row had by then.
export function useSavedRowHeight(
  row: RefObject<HTMLElement | null>,
  pageKey: string,
  token: string,
): number | undefined {
  const [height] = useState(() => getSavedRowLayout(pageKey, token).height);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    return () => saveRowLayout(pageKey, token, { height: element.getBoundingClientRect().height });
  }, [row, pageKey, token]);
  return height;
}
