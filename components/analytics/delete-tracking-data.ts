import { forgetClientId } from "@/lib/analytics/client-id.browser";
import { deleteSavedPurchaseEvents } from "@/lib/analytics/saved-purchase-events.browser";
import { openTrackedEventStore } from "@/lib/analytics/event-store.browser";
import Cookies from "js-cookie";

const ofOthers = /^(?:_ga|_gid|_gat|_fbp|_fbc)/;

// Consent is taken back: what was stored under it goes.
export function deleteTrackingData(): void {
  void forgetClientId().catch(() => undefined);
  deleteSavedPurchaseEvents();
  for (const name of Object.keys(Cookies.get())) if (ofOthers.test(name)) forgetOthers(name);
  void openTrackedEventStore().clear();
}

// They are set for the widest domain that a browser takes.
function forgetOthers(name: string): void {
  Cookies.remove(name);
  const labels = location.hostname.split(".");
  for (let from = 0; from < labels.length; from += 1) {
    Cookies.remove(name, { domain: labels.slice(from).join(".") });
  }
}
