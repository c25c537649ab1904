import { describe, expect, it } from "vitest";
import {
  hasProgressToContinue,
  isWatchedToEnd,
} from "../../../provider/domain/lists/watched-position.ts";
import type { SeedCatalogue } from "../../../provider/seed/catalogue-schema.ts";
import { seededCatalogues } from "../../../provider/seed/seeded-catalogues.ts";
import {
  createSeededEventSubscriptionRows,
  createSeededWatchProgressRows,
  createSeededWatchListRows,
} from "../../../provider/seed/viewers/history-rows.ts";
import { seededViewers } from "../../../provider/seed/viewers/seeded-viewers.ts";

const now = Date.UTC(2026, 10, 25);
const day = 24 * 60 * 60 * 1000;
const named = seededCatalogues.map((catalogue) => [catalogue.channel.name, catalogue] as const);

/** An action with a content, and its time (epoch ms). */
function deedsOf(catalogue: SeedCatalogue): { content: string; at: number }[] {
  return [
    ...createSeededWatchProgressRows(catalogue, now).map(({ content, updatedAt }) => ({
      content,
      at: +updatedAt,
    })),
    ...[
      ...createSeededWatchListRows(catalogue, now),
      ...createSeededEventSubscriptionRows(catalogue, now),
    ].map(({ content, addedAt }) => ({ content, at: +addedAt })),
  ];
}

describe("the history of the returning viewer", () => {
  it.each(named)(
    "%s: four to six films are in progress, and at least one is watched to the end",
    (_, one) => {
      const rows = createSeededWatchProgressRows(one, now);
      const begun = rows.filter(hasProgressToContinue);
      expect(begun.length).toBeGreaterThanOrEqual(4);
      expect(begun.length).toBeLessThanOrEqual(6);
      expect(rows.length - begun.length).toBe(rows.filter(isWatchedToEnd).length);
      expect(rows.length).toBeGreaterThan(begun.length);
      const shares = begun.map(({ currentTimeS, durationS }) => (100 * currentTimeS) / durationS);
      expect(new Set(shares.map(Math.round)).size).toBe(begun.length);
    },
  );

  it.each(named)("%s: five contents are on the watch list, none of them in progress", (_, one) => {
    const begun = new Set(createSeededWatchProgressRows(one, now).map(({ content }) => content));
    const listed = createSeededWatchListRows(one, now).map(({ content }) => content);
    expect(new Set(listed).size).toBe(5);
    expect(listed.filter((content) => begun.has(content))).toEqual([]);
  });

  it.each(named)("%s: two events are awaited, or as many as are scheduled", (_, one) => {
    const ahead = one.contents.filter(({ state }) => state === "scheduled");
    const tokens = new Set(ahead.map(({ token }) => token));
    const awaited = createSeededEventSubscriptionRows(one, now).map(({ content }) => content);
    expect(awaited).toHaveLength(Math.min(2, ahead.length));
    expect(awaited.filter((content) => !tokens.has(content))).toEqual([]);
  });

  it.each(named)(
    "%s: every action is after the content was published and the viewer joined",
    (_, one) => {
      const contents = new Map(one.contents.map((content) => [content.token, content]));
      const [joined = 0] = seededViewers.flatMap(({ hasHistory, joinedDaysAgo = 0 }) =>
        hasHistory ? joinedDaysAgo : [],
      );
      const early = deedsOf(one).filter(({ content, at }) => {
        const since = Math.min(joined, contents.get(content)?.publishedDaysAgo ?? 0);
        return at < now - since * day || at >= now;
      });
      expect(early).toEqual([]);
    },
  );

  it.each(named)("%s: the watched films are available, and in the order of a series", (_, one) => {
    const films = new Set(
      one.contents.flatMap(({ state, token }) => (state === "vod" ? token : [])),
    );
    const rows = createSeededWatchProgressRows(one, now);
    expect(rows.filter(({ content }) => !films.has(content))).toEqual([]);
    const ends = new Set(rows.filter(isWatchedToEnd).map(({ content }) => content));
    const followed = (one.channel.series ?? []).filter(({ episodes }) =>
      episodes.some((token) => ends.has(token)),
    );
    expect(followed.length).toBeGreaterThanOrEqual(1);
    for (const { episodes } of followed) {
      const seen = episodes.filter((token) => ends.has(token));
      expect(seen).toEqual(episodes.slice(0, seen.length));
    }
  });

  it("the latest comes first in each list", () => {
    for (const { history } of seededCatalogues) {
      for (const list of [history?.watched, history?.listed, history?.awaited]) {
        const ages = (list ?? []).map((entry) => Number(entry.at(-1)));
        expect(ages).toEqual(ages.toSorted((one, other) => one - other));
      }
    }
  });
});
