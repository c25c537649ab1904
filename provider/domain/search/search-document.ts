import {
  createSeriesAndTopicFields,
  type ChannelCollections,
} from "../catalogue/channel-collections.ts";
import type { CatalogueChannel } from "../../seed/catalogue-channel.ts";
import { decideAccessRequirement } from "../catalogue/content-access.ts";
import type { ContentRecord } from "../catalogue/catalogue-records.ts";
import { getStemmingConfiguration } from "./text-search-configurations.ts";
import { toIndexedWords, isUnspacedScriptWord, splitSearchWords } from "./split-search-words.ts";

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

type OfChannel = Pick<CatalogueChannel, "subscriptionType"> & ChannelCollections;

const shortS = 10 * 60;
const mediumS = 40 * 60;

/** Reads a content as searches see it: docs/provider-api.md PA-213. */
export function toSearchDocument(content: ContentRecord, channel: OfChannel): SearchDocument {
  const { series, topic } = createSeriesAndTopicFields(content.token, channel);
  const name = splitSearchWords(content.name);
  const related = [...content.keywords, series?.name ?? "", topic ?? ""];
  return {
    token: content.token,
    configuration: getStemmingConfiguration(content.language),
    nameKey: createNameComparisonKey(name),
    name: indexedText(name),
    people: indexedText(content.people.flatMap(splitSearchWords)),
    keywords: indexedText(related.flatMap(splitSearchWords)),
    description: indexedText(splitSearchWords(content.description)),
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
export function createNameComparisonKey(words: string[]): string {
  return words.join(" ").slice(0, 500).toWellFormed();
}

/** Words that somebody can mistype: no pairs of characters, and no numbers. */
export function listCorrectableDocumentWords({
  name,
  description,
  keywords,
  people,
}: ContentRecord): string[] {
  return [name, description, ...keywords, ...people]
    .flatMap(splitSearchWords)
    .filter((word) => !isUnspacedScriptWord(word) && !/^\p{N}+$/u.test(word));
}

/** `short`, `medium` (from 10 minutes on) or `long` (over 40). */
function lengthName(seconds: number): string {
  if (seconds < shortS) return "short";
  return seconds <= mediumS ? "medium" : "long";
}

function hasPublicTranscript(content: ContentRecord, channel: OfChannel): boolean {
  return content.state === "vod" && decideAccessRequirement(content, channel) === "free";
}

function indexedText(words: string[]): string {
  return toIndexedWords(words).join(" ");
}
