import { trackVideo } from "@/lib/analytics/late-tracker-queue";
import { whenIdle } from "../ui/when-idle";

const seenMs = 1_000;
const betweenChecksMs = 500;
const cardName = "[data-track] [data-token]";
const rowName = "[data-track]";

type Row = { since?: number | undefined; seconds: number };

// One observer for all rows and one for all cards: a card that was half visible for a second is an impression, once
// a page; a row was watched for as long as half of it, or of the window, was.
export function trackRowViews(signal: AbortSignal): { pageLeft: () => void } {
  const cards = new Map<Element, { isSeenSince?: number | undefined }>();
  const rows = new Map<Element, Row>();
  const tracked = new Set<string>();
  const ofRows = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const row = rows.get(entry.target);
        if (row) follow(row, isWatched(entry));
      }
    },
    { threshold: [0, 0.25, 0.5, 0.75] },
  );
  // Cards that come into view together are tracked together.
  const ofCards = new IntersectionObserver(
    (entries) => {
      const now = performance.now();
      for (const { target, intersectionRatio } of entries) {
        const card = cards.get(target);
        if (card)
          card.isSeenSince = intersectionRatio >= 0.5 ? (card.isSeenSince ?? now) : undefined;
      }
      const seen = entries.map(({ target }) => target);
      const stayed = (target: Element) => cards.get(target)?.isSeenSince === now;
      if (seen.some(stayed)) setTimeout(() => seen.filter(stayed).forEach(trackSeen), seenMs);
    },
    { threshold: 0.5 },
  );
  const trackSeen = (target: Element) => {
    if (signal.aborted || document.visibilityState === "hidden") return;
    const { token, section } = findTrackedCard(target);
    ofCards.unobserve(target);
    if (!token || tracked.has(`${section} ${token}`)) return;
    tracked.add(`${section} ${token}`);
    trackVideo({ event_name: "video_impression", input_token: token, section_token: section });
  };
  const checkRows = () => {
    isPlanned = false;
    for (const card of newOnes(cardName, cards)) {
      cards.set(card, {});
      ofCards.observe(card);
    }
    for (const row of newOnes(rowName, rows)) {
      rows.set(row, { seconds: 0 });
      ofRows.observe(row);
    }
  };
  let isPlanned = false;
  // A page that changes all the time, as a player's does, is looked through twice a second.
  const changes = new MutationObserver(() => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => whenIdle(checkRows), betweenChecksMs);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  checkRows();
  signal.addEventListener("abort", () => {
    for (const observer of [ofRows, ofCards, changes]) observer.disconnect();
  });
  return {
    pageLeft: () => {
      for (const [target, row] of rows) {
        const isSeen = row.since !== undefined;
        follow(row, false);
        const { token, section } = findTrackedCard(target);
        if (row.seconds * 1000 >= seenMs && token) {
          const film = { input_token: token, section_token: section };
          trackVideo({ event_name: "section_watched", ...film, duration_s: row.seconds });
        }
        rows.set(target, { seconds: 0, since: isSeen ? performance.now() : undefined });
      }
      tracked.clear();
    },
  };
}

// What the page shows and is not known yet; what it no longer shows is forgotten.
function newOnes(name: string, known: Map<Element, unknown>): Element[] {
  for (const element of known.keys()) if (!element.isConnected) known.delete(element);
  return [...document.querySelectorAll(name)].filter((element) => !known.has(element));
}

function follow(row: Row, isSeen: boolean): void {
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
export function findTrackedCard(target: Element): {
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
