import { trackVideo } from "@/lib/analytics/video-tracker";
import { whenIdle } from "../ui/when-idle";

const seenMs = 1_000;
const cardName = "[data-track] [data-token]";
const rowName = "[data-track]";

type Seen = { since?: number | undefined; seconds: number; timer?: number | undefined };

// One observer for all rows and cards: a card that was half visible for a second is an impression, once a page; a
// row was watched for as long as half of it, or of the window, was.
export function watchRows(signal: AbortSignal): { pageLeft: () => void } {
  const cards = new Map<Element, Seen>();
  const rows = new Map<Element, Seen>();
  const told = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const { target } = entry;
        const row = rows.get(target);
        if (row) follow(row, isWatched(entry));
        const card = cards.get(target);
        if (card) followCard(target, card, entry.intersectionRatio >= 0.5);
      }
    },
    { threshold: [0, 0.25, 0.5, 0.75] },
  );
  const followCard = (target: Element, card: Seen, isSeen: boolean) => {
    if (!isSeen) {
      clearTimeout(card.timer);
      card.timer = undefined;
    } else card.timer ??= window.setTimeout(() => tellSeen(target), seenMs);
  };
  const tellSeen = (target: Element) => {
    const { token, section } = filmAt(target);
    observer.unobserve(target);
    if (!token || told.has(`${section} ${token}`) || document.visibilityState === "hidden") return;
    told.add(`${section} ${token}`);
    trackVideo({ event_name: "video_impression", input_token: token, section_token: section });
  };
  const observe = (name: string, known: Map<Element, Seen>) => {
    for (const element of document.querySelectorAll(name)) {
      if (known.has(element)) continue;
      known.set(element, { seconds: 0 });
      observer.observe(element);
    }
    for (const element of known.keys()) if (!element.isConnected) known.delete(element);
  };
  const look = () => {
    isPlanned = false;
    observe(cardName, cards);
    observe(rowName, rows);
  };
  let isPlanned = false;
  const changes = new MutationObserver(() => {
    if (isPlanned) return;
    isPlanned = true;
    whenIdle(look);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  look();
  signal.addEventListener("abort", () => {
    observer.disconnect();
    changes.disconnect();
    for (const { timer } of cards.values()) clearTimeout(timer);
  });
  return {
    pageLeft: () => {
      for (const [target, row] of rows) {
        const isSeen = row.since !== undefined;
        follow(row, false);
        const { token, section } = filmAt(target);
        if (row.seconds * 1000 >= seenMs && token) {
          const film = { input_token: token, section_token: section };
          trackVideo({ event_name: "section_watched", ...film, duration_s: row.seconds });
        }
        rows.set(target, { seconds: 0, since: isSeen ? performance.now() : undefined });
      }
      told.clear();
    },
  };
}

function follow(row: Seen, isSeen: boolean): void {
  const now = performance.now();
  if (isSeen) row.since ??= now;
  else if (row.since !== undefined) {
    row.seconds += (now - row.since) / 1000;
    row.since = undefined;
  }
}

function isWatched({ intersectionRatio, intersectionRect }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= 0.5 || intersectionRect.height >= innerHeight / 2;
}

// The film of a card, and the section that it stands in; of a row its first one.
export function filmAt(target: Element): {
  token: string | undefined;
  section: string | undefined;
} {
  const film = target.matches("[data-token]") ? target : target.querySelector("[data-token]");
  const place = film?.closest("[data-section-id]");
  return {
    token: film?.getAttribute("data-token") ?? undefined,
    section: place?.getAttribute("data-section-id") ?? undefined,
  };
}
