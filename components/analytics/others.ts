import { startGoogleAnalytics } from "./google-analytics";
import { startMetaPixel } from "./meta-pixel";
import type { Others } from "./third-party";

export function startOthers(
  { ga, pixel }: { ga: string | undefined; pixel: string | undefined },
  signal: AbortSignal,
): Others {
  const others: Others[] = [];
  if (!signal.aborted && ga) others.push(startGoogleAnalytics(ga, signal));
  if (!signal.aborted && pixel) others.push(startMetaPixel(pixel, signal));
  const all = (notify: (other: Others) => void) => {
    if (!signal.aborted) for (const other of others) notify(other);
  };
  return {
    pageView: () => all((each) => each.pageView()),
    search: (words) => all((each) => each.search(words)),
    purchase: (event) => all((each) => each.purchase(event)),
  };
}
