import { isDraft, original } from "@reduxjs/toolkit";
import type { CardView } from "@/lib/sections/card-view";

/**
 * The items of a next page after the known ones. A repeated token is shown once, in its first place and
 * with its latest fields: `appendNewItems([a, b], [b2, c])` → `[a, b2, c]`.
 */
export function appendNewItems(seen: CardView[], more: CardView[]): CardView[] {
  const cards = new Map(plain(seen).map((card) => [card.token, card]));
  for (const card of more) cards.set(card.token, card);
  return frozen([...cards.values()]);
}

/**
 * The items of a row that was requested again. Nothing moves under a finger: known items stay in place, new ones
 * follow. Missing items are removed when the response `isWhole`: docs/behaviour.md BE-161.
 */
export function mergeRefreshedItems(
  seen: CardView[],
  fresh: CardView[],
  isWhole: boolean,
): CardView[] {
  const all = appendNewItems(seen, fresh);
  if (!isWhole) return all;
  const tokens = new Set(fresh.map(({ token }) => token));
  return frozen(all.filter(({ token }) => tokens.has(token)));
}

/** A personal list begins with the items of its latest first page; items of later pages follow. */
export function moveLatestItemsFirst(fresh: CardView[], seen: CardView[]): CardView[] {
  const tokens = new Set(fresh.map(({ token }) => token));
  return frozen([...fresh, ...plain(seen).filter(({ token }) => !tokens.has(token))]);
}

/** The items but one. */
export function withoutItem(items: CardView[], token: string): CardView[] {
  return frozen(plain(items).filter((card) => card.token !== token));
}

/** Immer makes a draft of every item that is read through it: with 10,000 of them that takes a while. */
function plain(items: CardView[]): CardView[] {
  return isDraft(items) ? (original(items) ?? items) : items;
}

/** Immer does not look into frozen values. */
function frozen(items: CardView[]): CardView[] {
  return Object.freeze(items) as CardView[];
}
