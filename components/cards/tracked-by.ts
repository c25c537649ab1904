import type { CardView } from "@/lib/sections/card-view";

// What is told when a card is seen: its film, and its place where that is not its row's.
export function trackedBy({ kind, token, pageId, sectionId }: CardView) {
  if (kind !== "video") return undefined;
  return { "data-token": token, "data-page-id": pageId, "data-section-id": sectionId };
}
