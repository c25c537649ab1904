import {
  loadThirdPartyScript,
  toMajorUnits,
  type ThirdPartyAnalytics,
} from "./third-party-analytics";

type Pixel = ((...args: unknown[]) => void) & {
  queue: unknown[];
  loaded: true;
  version: "2.0";
  push: Pixel;
  callMethod?: (...args: unknown[]) => void;
  disablePushState: true;
};
type ScriptGlobals = typeof globalThis & { fbq?: Pixel; _fbq?: Pixel };

// The Meta pixel: loaded only after consent; it receives the same events as Google Analytics.
export function startMetaPixel(id: string, signal: AbortSignal): ThirdPartyAnalytics {
  const globals = globalThis as ScriptGlobals;
  const isNew = globals.fbq === undefined;
  const fbq = (globals.fbq ??= makeQueue());
  globals._fbq ??= fbq;
  fbq("consent", "grant");
  if (isNew) {
    fbq("set", "autoConfig", false, id);
    fbq("init", id);
    loadThirdPartyScript("https://connect.facebook.net/en_US/fbevents.js");
  }
  signal.addEventListener("abort", () => fbq("consent", "revoke"));
  return {
    pageView: () => fbq("track", "PageView"),
    search: (words) => fbq("track", "Search", { search_string: words }),
    purchase: (event) => {
      const { currency, transaction_id: eventID } = event;
      fbq("track", "Purchase", { value: toMajorUnits(event), currency }, { eventID });
    },
  };
}

// Until its script has loaded, events wait in a queue that the script reads.
function makeQueue(): Pixel {
  const queue: unknown[] = [];
  const pixel: Pixel = Object.assign(
    (...args: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...args);
      else queue.push(args);
    },
    { queue, loaded: true, version: "2.0", disablePushState: true } as const,
  ) as Pixel;
  pixel.push = pixel;
  return pixel;
}
