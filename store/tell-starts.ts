import type { AwaitedEvent } from "@/lib/api/list-calls";
import { inVariant, isInWebView } from "@/lib/urls/paths";
import { selectIsNotified } from "./lists/select-lists";
import type { AppDispatch, RootState } from "./make-store";
import { toastAdded } from "./toasts/toasts-slice";
import { followStarts, type StartedEvent } from "./airing/follow-starts";
import { isFirstToTell } from "./airing/tell-once";

const toastMs = 15_000;

/** Follows these events in the place of those before. */
export type StartTeller = (events: AwaitedEvent[]) => void;

/**
 * Follows the events that the viewer wants to be told of, and tells each start by a toast, in one tab, unless its
 * own page is open there: that becomes the player. docs/behaviour.md BE-126.
 */
export function makeStartTeller(dispatch: AppDispatch, getState: () => RootState): StartTeller {
  const tell = async (event: StartedEvent) => {
    // Stopped meanwhile, here or in another tab.
    if (!selectIsNotified(getState(), event.token)) return;
    const isFirst = await isFirstToTell(`${event.token} ${event.startTime}`);
    if (isFirst && !isOwnPage(event)) dispatch(toastAdded(startToast(event)));
  };
  const { follow } = followStarts((event) => void tell(event));
  return follow;
}

function isOwnPage({ token }: StartedEvent): boolean {
  const played = new URLSearchParams(location.search).get("video_id");
  const [kind, content = ""] = location.pathname.split("/").slice(-2);
  return kind === "video" && (played ?? decodeURIComponent(content)) === token;
}

function startToast({ token, name = "", picture }: StartedEvent) {
  const path = `/video/${encodeURIComponent(token)}`;
  return {
    id: `start ${token}`,
    textKey: "laterHasStarted",
    values: { title: name },
    image: picture,
    duration: toastMs,
    link: {
      href: inVariant(path, isInWebView(location.pathname)),
      textKey: "laterWatchNow",
    },
  };
}
