import { UnreadableFeedError } from "./feed-row.ts";

/** Bounds of memory while a feed is read: docs/security.md SE-236. */
export const feedLimits = {
  /** Characters of one item. */
  itemCharacters: 1_000_000,
  /** Characters without any item: a feed that is something else. */
  charactersBetweenItems: 8_000_000,
  /** Elements or values of one item, and how deep they are nested. */
  itemNodes: 5_000,
  depth: 32,
  items: 1_000_000,
};

/** Counts what is read; throws for what no feed has. */
export type FeedGuard = {
  /** Before a chunk is parsed. */
  read: (chunk: string) => void;
  /** After an item; returns its number, from 1. */
  countItem: () => number;
};

/** Nothing is read yet. */
export function createFeedGuard(limits = feedLimits): FeedGuard {
  let [items, characters] = [0, 0];
  return {
    read: ({ length }) => {
      characters += length;
      if (characters - length <= limits.charactersBetweenItems) return;
      throw new UnreadableFeedError(
        `the feed has no end of an item in ${limits.charactersBetweenItems} characters after item ${items}`,
      );
    },
    countItem: () => {
      [items, characters] = [items + 1, 0];
      if (items <= limits.items) return items;
      throw new UnreadableFeedError(`the feed has more than ${limits.items} items`);
    },
  };
}
