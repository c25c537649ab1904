import { readOfferedLists } from "../channel/offered-lists.ts";
import { getViewerContentStates } from "../provider-api/lists.ts";
import { parseRoute } from "../urls/parse-address.ts";
import type { ViewerRequest } from "./viewer-request.ts";

/** The longest time that a sign-in waits for the hint. */
const patienceMs = 700;

/**
 * The names of a viewer's personal lists that have items, for the browser in which they have just signed in:
 * `"watch_list.continue_watching"`, or `"none"`. Undefined if they cannot be loaded in time. docs/behaviour.md
 * BE-160.
 */
export async function readPersonalListsHint(
  { callContext, channel }: ViewerRequest,
  token: string,
): Promise<string | undefined> {
  const offered = readOfferedLists(channel);
  if (!offered.watchList && !offered.continueWatching) return undefined;
  const viewerContext = { ...callContext, token, signal: AbortSignal.timeout(patienceMs) };
  const entries = await getViewerContentStates(viewerContext, channel).then(
    ({ data }) => Object.values(data),
    () => undefined,
  );
  if (!entries) return undefined;
  const isListed = entries.some(({ watchlistAddedAt }) => watchlistAddedAt !== undefined);
  const isWatched = entries.some(({ progress }) => progress !== undefined);
  const names = [
    ...(offered.watchList && isListed ? ["watch_list"] : []),
    ...(offered.continueWatching && isWatched ? ["continue_watching"] : []),
  ];
  return names.join(".") || "none";
}

/**
 * The same for a viewer who goes to `to` after signing in. Undefined, without a request, if `to` is not a page of
 * rows.
 */
export async function readPersonalListsHintForPath(
  to: string,
  visit: ViewerRequest,
  token: string,
): Promise<string | undefined> {
  const [pathname = "", query = ""] = to.split("?");
  const { kind } = parseRoute(pathname, new URLSearchParams(query));
  return kind === "home" || kind === "page" || kind === "search"
    ? readPersonalListsHint(visit, token)
    : undefined;
}
