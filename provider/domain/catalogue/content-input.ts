import type { Language } from "../../../lib/contract/languages.ts";
import type { ContentRecord } from "./catalogue-records.ts";

/** Fields of a content that somebody writes; those that are missing have their defaults. */
export type ContentInput = Pick<ContentRecord, "token" | "name"> & {
  [K in Exclude<keyof ContentRecord, "token" | "name" | "change">]?: ContentRecord[K] | undefined;
};

/**
 * A content as it is stored. `before` is the one with its token: it keeps the time of its publication, if none is
 * written, and what its owner changed of its next start.
 */
export function createContentRecord(
  input: ContentInput,
  stored: { before?: ContentRecord | undefined; now: Date; language: Language },
): ContentRecord {
  const { before, now, language } = stored;
  return {
    token: input.token,
    name: input.name,
    description: input.description ?? "",
    durationS: input.durationS ?? 0,
    picture: input.picture ?? "",
    poster: input.poster ?? null,
    films: input.films ?? [],
    hls: input.hls ?? null,
    transcript: input.transcript ?? null,
    captions: input.captions ?? [],
    keywords: input.keywords ?? [],
    state: input.state ?? "vod",
    minutes: input.minutes ?? null,
    hour: input.hour ?? null,
    startsAt: input.startsAt ?? null,
    change: before?.change ?? null,
    publishedAt: input.publishedAt ?? before?.publishedAt ?? now,
    badge: input.badge ?? null,
    access: input.access ?? "free",
    next: input.next ?? [],
    people: input.people ?? [],
    role: input.role ?? null,
    year: input.year ?? null,
    language: input.language ?? language,
  };
}
