import { listsOf } from "../channel/lists.ts";
import { getViewership } from "../provider-api/lists.ts";
import { parseRoute } from "../urls/parse-address.ts";
import type { Visit } from "./visit.ts";

/** Nobody's sign-in waits longer for it. */
const patienceMs = 700;

/**
 * The names of a viewer's own lists that have something in them, for a browser in which they have just signed in:
 * `"watch_list.continue_watching"`, or `"none"`. Undefined where it cannot be had in time. docs/behaviour.md BE-160.
 */
export async function listsHint(
  { callContext, channel }: Visit,
  token: string,
): Promise<string | undefined> {
  const offered = listsOf(channel);
  if (!offered.watchList && !offered.continueWatching) return undefined;
  const viewerContext = { ...callContext, token, signal: AbortSignal.timeout(patienceMs) };
  const entries = await getViewership(viewerContext, channel).then(
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

/** The same for who goes on to `to` after signing in. Undefined, and not asked for, where that is no page of rows. */
export async function listsHintFor(
  to: string,
  visit: Visit,
  token: string,
): Promise<string | undefined> {
  const [pathname = "", query = ""] = to.split("?");
  const { kind } = parseRoute(pathname, new URLSearchParams(query));
  return kind === "home" || kind === "page" || kind === "search"
    ? listsHint(visit, token)
    : undefined;
}
