import type { ContentRecord } from "./records.ts";

const most = 12;

/**
 * What to watch after a content: those its owner named, then those that share the most keywords,
 * then the rest of the channel in its order; at most twelve.
 */
export function relatedTo(content: ContentRecord, all: ContentRecord[]): ContentRecord[] {
  const shared = (other: ContentRecord) =>
    other.keywords.filter((word) => content.keywords.includes(word)).length;
  const rank = (other: ContentRecord) => {
    const named = content.next.indexOf(other.token);
    return named >= 0 ? 1000 - named : shared(other);
  };
  return all
    .filter((other) => other.token !== content.token)
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, most);
}
