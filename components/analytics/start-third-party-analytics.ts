import { startGoogleAnalytics } from "./google-analytics";
import { startMetaPixel } from "./meta-pixel";
import type { ThirdPartyAnalytics } from "./third-party-analytics";

export function startThirdPartyAnalytics(
  { ga, pixel }: { ga: string | undefined; pixel: string | undefined },
  signal: AbortSignal,
): ThirdPartyAnalytics {
  const others: ThirdPartyAnalytics[] = [];
  if (!signal.aborted && ga) others.push(startGoogleAnalytics(ga, signal));
  if (!signal.aborted && pixel) others.push(startMetaPixel(pixel, signal));
  const all = (notify: (other: ThirdPartyAnalytics) => void) => {
    if (!signal.aborted) for (const other of others) notify(other);
  };
  return {
    pageView: () => all((each) => each.pageView()),
    search: (words) => all((each) => each.search(words)),
    purchase: (event) => all((each) => each.purchase(event)),
  };
}
