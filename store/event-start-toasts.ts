import type { SubscribedLiveEvent } from "@/lib/live/airing";
import { claimEventStartInThisTab } from "@/lib/live/claim-event-start.browser";
import { watchEventStarts, type StartedLiveEvent } from "@/lib/live/watch-event-starts.browser";
import { isInWebView } from "@/lib/urls/is-in-web-view";
import { pathInSiteOrWebView } from "@/lib/urls/site-paths";
import { selectIsNotifiedOfEvent } from "./lists/list-toggle";
import type { AppDispatch, RootState } from "./make-store";
import { toastAdded } from "./toasts/toasts-slice";

const toastMs = 15_000;

/** Follows these events instead of those before. */
export type SetFollowedEvents = (events: SubscribedLiveEvent[]) => void;

/**
 * Follows the events that the viewer wants to be notified of, and shows a toast when one starts, in one tab, unless
 * the page of the event is open there: that page becomes the player. docs/behaviour.md BE-126.
 */
export function createEventStartToasts(
  dispatch: AppDispatch,
  getState: () => RootState,
): SetFollowedEvents {
  const notify = async (event: StartedLiveEvent) => {
    // Stopped meanwhile, here or in another tab.
    if (!selectIsNotifiedOfEvent(getState(), event.token)) return;
    const isFirst = await claimEventStartInThisTab(`${event.token} ${event.startTime}`);
    if (isFirst && !isPageOfEvent(event)) dispatch(toastAdded(startToast(event)));
  };
  const { follow } = watchEventStarts((event) => void notify(event));
  return follow;
}

function isPageOfEvent({ token }: StartedLiveEvent): boolean {
  const played = new URLSearchParams(location.search).get("video_id");
  const [kind, content = ""] = location.pathname.split("/").slice(-2);
  return kind === "video" && (played ?? decodeURIComponent(content)) === token;
}

function startToast({ token, name = "", picture }: StartedLiveEvent) {
  const path = `/video/${encodeURIComponent(token)}`;
  return {
    id: `start ${token}`,
    textKey: "laterHasStarted",
    values: { title: name },
    image: picture,
    duration: toastMs,
    link: {
      href: pathInSiteOrWebView(path, isInWebView(location.pathname)),
      textKey: "laterWatchNow",
    },
  };
}
