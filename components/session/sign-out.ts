import { callApi } from "@/lib/api-client/call-api";
import { unsentPositionStorage } from "@/lib/playback/film-position-storage";
import { clearPersonalListHints } from "@/lib/viewer/personal-list-hints.browser";
import { forgetAllSearches } from "@/lib/search/recent-searches.browser";
import { notifyTabsOfSignOut } from "@/lib/viewer/notify-tabs.browser";
import { clearSavedEmail } from "../forms/saved-email";
import { notifyApp } from "../bridge/notify-app";
import { navigateAway } from "./navigate-away";

/** Leaves the app time to act before the page goes on. */
const delayMs = 500;

/** Nobody waits longer for a push service to sign out. */
const maxPushMs = 1_000;

async function endPush(): Promise<void> {
  const ended = import("@/lib/viewer/push-subscription.browser")
    .then(({ unsubscribeFromPush }) => unsubscribeFromPush())
    .catch(() => undefined);
  await Promise.race([ended, new Promise((done) => setTimeout(done, maxPushMs))]);
}

async function forgetSaved(): Promise<void> {
  // Where it can't be loaded, the service worker forgets: the page after this one is shown to nobody signed in.
  await import("@/lib/saved/saved-pages-owner.browser")
    .then(({ forgetPersonalPages }) => forgetPersonalPages())
    .catch(() => undefined);
}

/**
 * Ends the session here, and leaves the page; `end` is the call that ends it, here or everywhere. Rejects with
 * `ApiCallError`.
 */
export async function signOut(
  mobile: boolean,
  end: () => Promise<{ to: string }> = () => callApi("sign-out", { mobile }),
): Promise<void> {
  await endPush();
  const { to } = await end();
  notifyTabsOfSignOut();
  clearPersonalListHints();
  forgetAllSearches();
  await forgetSaved();
  clearSavedEmail();
  unsentPositionStorage.forget(() => true);
  await notifyApp({ v: 1, type: "logout" }, mobile);
  await new Promise((done) => setTimeout(done, delayMs));
  await navigateAway(to);
}
