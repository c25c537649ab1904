import type { liveNotifications, watchList, watchProgress } from "../../db/lists-schema.ts";
import type { SeedCatalogue } from "../catalogue-schema.ts";
import { seededViewerEmail, seededViewerId, seededViewers } from "./seeded-viewers.ts";

const day = 24 * 60 * 60 * 1000;
const returning = seededViewers.filter(({ hasHistory }) => hasHistory);

/** How far who comes back has watched; `now` is epoch ms. */
export function createSeededWatchProgressRows(
  { channel: { token: channel }, contents, history }: SeedCatalogue,
  now: number,
): (typeof watchProgress.$inferInsert)[] {
  const lengths = new Map(contents.map(({ token, durationS }) => [token, durationS]));
  return returning.flatMap((viewer) =>
    (history?.watched ?? []).map(([content, percent, daysAgo]) => {
      const durationS = lengths.get(content) ?? 0;
      return {
        viewer: seededViewerId(viewer, channel),
        content,
        currentTimeS: Math.round((durationS * percent) / 100),
        durationS,
        updatedAt: new Date(now - daysAgo * day),
      };
    }),
  );
}

/** What who comes back keeps for later. */
export function createSeededWatchListRows(
  { channel: { token: channel }, history }: SeedCatalogue,
  now: number,
): (typeof watchList.$inferInsert)[] {
  return returning.flatMap((viewer) =>
    (history?.listed ?? []).map(([content, daysAgo]) => ({
      viewer: seededViewerId(viewer, channel),
      content,
      addedAt: new Date(now - daysAgo * day),
    })),
  );
}

/** The events that who comes back waits for. */
export function createSeededEventSubscriptionRows(
  { channel: { token: channel }, history }: SeedCatalogue,
  now: number,
): (typeof liveNotifications.$inferInsert)[] {
  return returning.flatMap((viewer) =>
    (history?.awaited ?? []).map(([content, daysAgo]) => ({
      viewer: seededViewerId(viewer, channel),
      content,
      email: seededViewerEmail(viewer, channel),
      addedAt: new Date(now - daysAgo * day),
    })),
  );
}
