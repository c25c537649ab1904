import type { CardView } from "@/lib/sections/card-view";

const phases = { past: 0, live: 1, ahead: 2 };

// What has been by its publication, then what is live and what is to come by its start. One without a time stands at
// the end of its phase; equal ones stay as they were.
export function sortCardsByTime(cards: CardView[]): CardView[] {
  const order = (card: CardView) => sortTimeOfCard(card) ?? Number.MAX_VALUE;
  return cards.toSorted((a, b) => phaseOf(a) - phaseOf(b) || order(a) - order(b));
}

function phaseOf({ state }: CardView): number {
  if (state === "live") return phases.live;
  return state === undefined ? phases.past : phases.ahead;
}

export function sortTimeOfCard({ startTime, publishedAt }: CardView): number | undefined {
  return startTime ?? publishedAt;
}
