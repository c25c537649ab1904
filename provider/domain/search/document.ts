import { collectionsOf, type Collections } from "../catalogue/collections.ts";
import type { CatalogueChannel } from "../../seed/catalogue-channel.ts";
import { accessRequirement } from "../catalogue/access.ts";
import type { ContentRecord } from "../catalogue/records.ts";
import { stemConfiguration } from "./configurations.ts";
import { indexedWords, isUnspacedScriptWord, wordsOf } from "./words.ts";

/** What is searched of a content: its texts as words with a space between. */
export type SearchDocument = {
  token: string;
  configuration: string;
  nameKey: string;
  name: string;
  people: string;
  keywords: string;
  description: string;
  metadata: Record<string, string | string[]>;
  spoken: string[];
};

type OfChannel = Pick<CatalogueChannel, "subscriptionType"> & Collections;

const shortS = 10 * 60;
const mediumS = 40 * 60;

/** Reads a content as searches see it: docs/provider-api.md PA-213. */
export function searchDocument(content: ContentRecord, channel: OfChannel): SearchDocument {
  const { series, topic } = collectionsOf(content.token, channel);
  const name = wordsOf(content.name);
  const related = [...content.keywords, series?.name ?? "", topic ?? ""];
  return {
    token: content.token,
    configuration: stemConfiguration(content.language),
    nameKey: nameComparisonKey(name),
    name: indexedText(name),
    people: indexedText(content.people.flatMap(wordsOf)),
    keywords: indexedText(related.flatMap(wordsOf)),
    description: indexedText(wordsOf(content.description)),
    metadata: {
      tags: content.keywords,
      people: content.people,
      language: content.language,
      ...(topic && { topic }),
      ...(series && { series: series.name }),
      ...(content.state === "vod" && { length: lengthName(content.durationS) }),
    },
    spoken: content.transcript && hasPublicTranscript(content, channel) ? [content.transcript] : [],
  };
}

/** What names are compared by: their words with a space between, those without spaces as they are. */
export function nameComparisonKey(words: string[]): string {
  return words.join(" ").slice(0, 500).toWellFormed();
}

/** Words that somebody can mistype: no pairs of characters, and no numbers. */
export function spelledWords({ name, description, keywords, people }: ContentRecord): string[] {
  return [name, description, ...keywords, ...people]
    .flatMap(wordsOf)
    .filter((word) => !isUnspacedScriptWord(word) && !/^\p{N}+$/u.test(word));
}

/** `short`, `medium` (from 10 minutes on) or `long` (over 40). */
function lengthName(seconds: number): string {
  if (seconds < shortS) return "short";
  return seconds <= mediumS ? "medium" : "long";
}

function hasPublicTranscript(content: ContentRecord, channel: OfChannel): boolean {
  return content.state === "vod" && accessRequirement(content, channel) === "free";
}

function indexedText(words: string[]): string {
  return indexedWords(words).join(" ");
}
