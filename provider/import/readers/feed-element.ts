/** An element of an item. Names have the usual prefix of their namespace, whatever the feed calls it: `media:content`. */
export type FeedElement = {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: FeedElement[];
};

/** All elements of these names below an element, in order. */
export function findFeedElements(element: FeedElement, ...names: string[]): FeedElement[] {
  return element.children.flatMap((child) => [
    ...(names.includes(child.name) ? [child] : []),
    ...findFeedElements(child, ...names),
  ]);
}

/** The text of the first of these names that has one. */
export function findElementText(element: FeedElement, ...names: string[]): string | undefined {
  for (const name of names) {
    for (const { text } of findFeedElements(element, name)) {
      if (text.trim() !== "") return text.trim();
    }
  }
  return undefined;
}
