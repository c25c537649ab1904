import { LRUCache } from "lru-cache";

/**
 * A pure function that remembers its latest answers by the text of what it was asked:
 * `const css = remember(200, makeCss)` → `css(style)` computes each style once. At most `max` answers are kept.
 */
export function remember<Asked, Answer extends {}>(
  max: number,
  answer: (asked: Asked) => Answer,
): (asked: Asked) => Answer {
  const kept = new LRUCache<string, Answer>({ max });
  return (asked) => {
    const key = JSON.stringify(asked);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = answer(asked);
    kept.set(key, made);
    return made;
  };
}
