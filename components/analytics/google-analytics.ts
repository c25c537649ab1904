import {
  loadThirdPartyScript,
  toMajorUnits,
  type ThirdPartyAnalytics,
} from "./third-party-analytics";

type ScriptGlobals = typeof globalThis & { dataLayer?: unknown[] } & Record<string, unknown>;

const allDenied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};

// Google Analytics 4 in consent mode: loaded only after consent, which it receives; never for advertising.
export function startGoogleAnalytics(id: string, signal: AbortSignal): ThirdPartyAnalytics {
  const globals = globalThis as ScriptGlobals;
  const layer = (globals.dataLayer ??= []);
  // gtag.js reads `arguments` objects, no arrays.
  function gtag(..._: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params -- see above.
    layer.push(arguments);
  }
  globals[`ga-disable-${id}`] = false;
  if (!document.querySelector(`script[src*="id=${id}"]`)) {
    gtag("consent", "default", allDenied);
    gtag("js", new Date());
    gtag("consent", "update", { analytics_storage: "granted" });
    gtag("config", id, { send_page_view: false });
    loadThirdPartyScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  } else gtag("consent", "update", { analytics_storage: "granted" });
  signal.addEventListener("abort", () => {
    gtag("consent", "update", allDenied);
    globals[`ga-disable-${id}`] = true;
  });
  const send = (name: string, more: object) => gtag("event", name, { send_to: id, ...more });
  return {
    pageView: () => send("page_view", { page_location: location.origin + location.pathname }),
    search: (words) => send("search", { search_term: words }),
    purchase: (event) =>
      send("purchase", {
        transaction_id: event.transaction_id,
        value: toMajorUnits(event),
        currency: event.currency,
        items: [{ item_id: event.paywall_token }],
      }),
  };
}
