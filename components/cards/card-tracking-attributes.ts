import type { CardView } from "@/lib/sections/card-view";

// The fields of the event of a card that was seen: its film, and its position where that differs from its row's.
export function cardTrackingAttributes({ kind, token, pageId, sectionId }: CardView) {
  if (kind !== "video") return undefined;
  return { "data-token": token, "data-page-id": pageId, "data-section-id": sectionId };
}
