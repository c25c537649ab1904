import { type TrackedEventName, trackedEventNames } from "@/lib/analytics/event-names";

/** The name of each kind of event; `{{value}}` is the event's value. */
export const trackedEventLabelKeys: Record<TrackedEventName, string> = {
  page_view: "laterRecordedPageView",
  begin_checkout: "laterRecordedBeginCheckout",
  purchase: "laterRecordedPurchase",
  device_limit_exceeded: "laterRecordedDeviceLimit",
  refused: "laterRecordedRefused",
  search_no_results: "laterRecordedSearchNoResults",
  ad: "laterRecordedAd",
  web_vital: "laterRecordedWebVital",
  video_impression: "laterRecordedVideoImpression",
  section_watched: "laterRecordedSectionWatched",
  play: "laterRecordedPlay",
  progress: "laterRecordedProgress",
  quartile: "laterRecordedQuartile",
  rebuffer: "laterRecordedRebuffer",
  quality: "laterRecordedQuality",
  captions: "laterRecordedCaptions",
  error: "laterRecordedError",
  search: "laterRecordedSearch",
};

/** Why a film stayed closed. */
export const trackedDenialReasonKeys: Record<string, string> = {
  SIGN_IN: "laterRecordedRefusedSignIn",
  PAYWALL: "laterRecordedRefusedPaywall",
  VPN_DETECTION: "laterRecordedRefusedVpn",
  GEO_BLOCK: "laterRecordedRefusedRegion",
  MISSING_REGISTRATION: "laterRecordedRefusedRegistration",
};

const known = new Set<string>(Object.values(trackedEventNames).flat());

// The key of an event's words. A name that no page of the site sends has no key.
export function getTrackedEventLabelKey(name: string, value: string | undefined): string {
  if (name === "refused" && value && Object.hasOwn(trackedDenialReasonKeys, value))
    return trackedDenialReasonKeys[value] ?? "";
  return known.has(name) ? trackedEventLabelKeys[name as TrackedEventName] : "laterRecordedOther";
}
