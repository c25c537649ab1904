import { createFeedGuard, feedLimits } from "./feed-limits.ts";
import { createFeedItem, type FeedRow, UnreadableFeedError } from "./feed-row.ts";

/**
 * The addresses of an M3U playlist of HLS streams. `#EXTINF` has the seconds (-1: live), `tvg-id`, `tvg-logo`,
 * `group-title` and, after the comma, the name. An item is identified by its `tvg-id`, else by its address.
 */
export async function* readPlaylistFeed(text: AsyncIterable<string>): AsyncGenerator<FeedRow> {
  const guard = createFeedGuard();
  let heading = "";
  let isFirst = true;
  for await (const line of readLines(text, guard.read)) {
    if (isFirst && !/^\uFEFF?#EXTM3U\b/.test(line)) {
      throw new UnreadableFeedError("the feed is no playlist: it does not begin with #EXTM3U");
    }
    isFirst = false;
    if (/^#EXT-X-(?:TARGETDURATION|STREAM-INF)/.test(line)) {
      throw new UnreadableFeedError("the feed is an HLS stream itself, not a list of streams");
    }
    if (line.startsWith("#EXTINF:")) heading = line;
    if (line === "" || line.startsWith("#")) continue;
    const { guid = line, ...values } = readHeading(heading);
    heading = "";
    yield createFeedItem(guard.countItem(), guid, { ...values, hls: line });
  }
  if (isFirst) throw new UnreadableFeedError("the feed is empty");
}

async function* readLines(
  text: AsyncIterable<string>,
  onChunk: (chunk: string) => void,
): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of text) {
    onChunk(chunk);
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? "";
    if (rest.length > feedLimits.itemCharacters) {
      throw new UnreadableFeedError("the feed has a line that is too long");
    }
    yield* lines.map((line) => line.trim());
  }
  if (rest.trim() !== "") yield rest.trim();
}

function readHeading(line: string): { guid?: string } & Record<string, unknown> {
  const [, seconds, attributes = "", name] =
    /^#EXTINF:\s*(-?\d+(?:\.\d+)?)?((?:\s+[\w-]+="[^"]*")*)\s*,(.*)$/.exec(line) ?? [];
  const attribute = (of: string) =>
    new RegExp(`\\s${of}="([^"]*)"`).exec(attributes)?.[1]?.trim() || undefined;
  const isLive = seconds !== undefined && Number(seconds) < 0;
  const group = attribute("group-title");
  return {
    guid: attribute("tvg-id"),
    name: name?.trim() || attribute("tvg-name"),
    picture: attribute("tvg-logo"),
    keywords: group?.split(";").map((each) => each.trim()),
    state: isLive ? "live" : undefined,
    durationS: isLive || seconds === undefined ? undefined : Math.round(Number(seconds)),
  };
}
