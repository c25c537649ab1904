import { runInOneTab } from "@/lib/analytics/run-in-one-tab.browser";
import { extendVisitId, getAnalyticsClientId } from "@/lib/analytics/client-id.browser";
import { makeTrackedEventQueue } from "@/lib/analytics/event-queue";
import { openTrackedEventStore } from "@/lib/analytics/event-store.browser";
import {
  savePurchaseEvent,
  takeSavedPurchaseEvents,
} from "@/lib/analytics/saved-purchase-events.browser";
import { postEventBatchByBeacon, postEventBatch } from "@/lib/analytics/post-event-batch.browser";
import { setSearchTracker } from "@/lib/analytics/search-tracker";
import { setVideoTracker } from "@/lib/analytics/late-tracker-queue";
import { makeTracker, requireEndpoint, type Tracker } from "@/lib/analytics/tracker";
import { setVisitTracker } from "@/lib/analytics/visit-tracker";
import type { ThirdPartyAnalytics } from "./third-party-analytics";
import { trackFilmPlayback } from "./track-film-playback";
import { trackRowViews } from "./track-row-views";
import { trackWebVitals } from "./track-web-vitals";
import { reportWhenPageHidden } from "./report-when-page-hidden";
import type { AnalyticsScripts } from "@/lib/channel/analytics-scripts";

export type TrackingHandle = { pageShown: (path: string) => void; stop: () => void };

// Connects the page's events to the tracker, and to third-party scripts where the channel has them.
export function startTracking(props: AnalyticsProps, since: number): TrackingHandle {
  const { ga, pixel, savesPurchases } = props;
  // Rows that are left belong to the page before.
  const place = { path: location.pathname };
  const controller = new AbortController();
  const { signal } = controller;
  // Without a client id nothing is tracked; an error in the settings is logged.
  const isWithoutId = props.endpoint !== undefined && getAnalyticsClientId() === undefined;
  const tracker = isWithoutId ? undefined : tryMakeTracker(place, props, signal);
  const others = ga || pixel ? loadOthers({ ga, pixel }, signal) : undefined;
  const notifyOthers = (notify: (others: ThirdPartyAnalytics) => void) =>
    void others?.then(notify, () => {});
  setVisitTracker((event) => {
    if (event.event_name !== "purchase") return tracker?.track("visits", event);
    const { transaction_id: _, ...visit } = event;
    tracker?.track("visits", visit);
    if (others) notifyOthers((each) => each.purchase(event));
    else if (savesPurchases) savePurchaseEvent(event);
  }, since);
  if (others) {
    for (const purchase of takeSavedPurchaseEvents())
      notifyOthers((each) => each.purchase(purchase));
  }
  setSearchTracker((event) => {
    tracker?.track("channel_search_trends", { event_name: "search", ...event });
    notifyOthers((each) => each.search(event.search_query));
  }, since);
  setVideoTracker((event) => tracker?.track("video_events", event), since);
  const rows = tracker && trackRowViews(signal);
  if (tracker) {
    trackFilmPlayback(signal);
    watchAds(tracker, signal);
    trackWebVitals(tracker, signal);
    reportWhenPageHidden(() => {
      rows?.pageLeft();
      tracker.hide();
    }, signal);
    addEventListener("online", () => void tracker.flush(), { signal });
    void tracker.flush();
  }
  return {
    pageShown: (path) => {
      rows?.pageLeft();
      place.path = path;
      tracker?.track("visits", {
        event_name: "page_view",
        paywall_token: shown("data-paywall-token"),
      });
      const reason = shown("data-refused");
      if (reason) tracker?.track("visits", { event_name: "refused", reason });
      notifyOthers((each) => each.pageView());
    },
    stop: () => {
      controller.abort();
      for (const set of [setVisitTracker, setSearchTracker, setVideoTracker]) set(undefined);
      tracker?.stop();
    },
  };
}

let isFaultLogged = false;

// A tracker that can't be made is logged once; the page, and the scripts of others, go on.
function tryMakeTracker(...made: Parameters<typeof makePageTracker>): Tracker | undefined {
  try {
    return makePageTracker(...made);
  } catch (error) {
    if (!isFaultLogged) console.error(error instanceof Error ? error.message : error);
    isFaultLogged = true;
    return undefined;
  }
}

function makePageTracker(
  place: { path: string },
  { endpoint, channel, sampleRate }: AnalyticsProps,
  signal: AbortSignal,
): Tracker {
  // Nothing is stored for what can't be sent.
  requireEndpoint(endpoint);
  return makeTracker({
    endpoint,
    consent: "granted",
    sampleRate,
    clientId: getAnalyticsClientId() ?? "",
    place: () => ({
      channel_token: channel,
      visit_id: extendVisitId(),
      // Never the query, which may contain personal data.
      page_path: place.path,
      language: document.documentElement.lang,
    }),
    makeQueue: () =>
      makeTrackedEventQueue({
        store: openTrackedEventStore(),
        post: (table, body) => postEventBatch(endpoint, table, body, signal),
        beacon: (table, body) => postEventBatchByBeacon(endpoint, table, body),
        runInOneTab,
        after: (ms, callback) => {
          const timer = setTimeout(callback, ms);
          return () => clearTimeout(timer);
        },
      }),
  });
}

// What the shown page says of itself.
function shown(attribute: "data-paywall-token" | "data-refused"): string | undefined {
  return document.querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? undefined;
}

async function loadOthers(
  ids: { ga: string | undefined; pixel: string | undefined },
  signal: AbortSignal,
): Promise<ThirdPartyAnalytics> {
  const { startThirdPartyAnalytics } = await import("./start-third-party-analytics");
  return startThirdPartyAnalytics(ids, signal);
}

export type AnalyticsProps = AnalyticsScripts & {
  /** Where events go; undefined: only the scripts of others measure, and the tracker logs that it has none. */
  endpoint: string | undefined;
  /** The channel's token. */
  channel: string;
  sampleRate: number | undefined;
  /** Third-party scripts measure on other pages of the channel: purchases are reported to them there. */
  savesPurchases: boolean;
};

// The site shows no ads; an owner's own code does, and says so: docs/brand.md.
function watchAds(tracker: Tracker, signal: AbortSignal): void {
  const trackAd = (event: Event) => {
    const label: unknown = event instanceof CustomEvent ? event.detail : undefined;
    const name = typeof label === "string" ? label : undefined;
    tracker.track("visits", { event_name: "ad", label: name });
  };
  addEventListener("marquee:ad", trackAd, { signal });
}
