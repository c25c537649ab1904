import { listFollowingEpisodes, type ChannelCollections } from "./channel-collections.ts";
import type { ContentRecord } from "./catalogue-records.ts";

const maxItems = 12;

/**
 * What to watch after a content: the episodes that follow in its series, those its owner named, then
 * those that share most keywords and people, then the rest of the channel in its order; twelve at most.
 */
export function listRelatedContents(
  content: ContentRecord,
  all: ContentRecord[],
  channel: ChannelCollections,
): ContentRecord[] {
  const first = [...new Set([...listFollowingEpisodes(content.token, channel), ...content.next])];
  const subjects = subjectsOf(content);
  const shared = (other: ContentRecord) =>
    subjectsOf(other).filter((subject) => subjects.includes(subject)).length;
  const rank = (other: ContentRecord) => {
    const named = first.indexOf(other.token);
    return named >= 0 ? 1000 - named : shared(other);
  };
  return all
    .filter((other) => other.token !== content.token)
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, maxItems);
}

function subjectsOf({ keywords, people }: ContentRecord): string[] {
  return [...keywords, ...people];
}
