import { contentsByTokens } from "../../db/contents.ts";
import { type SearchResult, findContents, type ContentSearch } from "../../db/search/find.ts";
import { findCompoundWords, knownWords, findSimilarWords } from "../../db/search/vocabulary.ts";
import { contentItem, type ItemLocation } from "../../domain/catalogue/items.ts";
import { pageNumber, pagingOf } from "../../domain/catalogue/paging.ts";
import type { ContentRecord, SectionRecord } from "../../domain/catalogue/records.ts";
import type { ItemsResponse } from "../../domain/catalogue/section-response.ts";
import { type ParsedQuery, readQuery } from "../../domain/search/parsed-query.ts";
import { formsCompoundWords } from "../../domain/search/configurations.ts";
import {
  queryForWords,
  withSimilarWords,
  correctedQuery,
  correctableWords,
  splitAndJoined,
  typedWords,
} from "../../domain/search/corrections.ts";
import { facetsOf } from "../../domain/search/facets.ts";
import { readFilters } from "../../domain/search/filters.ts";
import { captionMatchOf } from "../../domain/search/caption-match.ts";
import { wordsOf } from "../../domain/search/words.ts";
import { spelledWords } from "../../domain/search/document.ts";
import { requestTimeOf, type Services } from "../../services.ts";
import type { ItemsQuery } from "./section-items.ts";
import type { SearchContext } from "./search-context.ts";

/** What a search finds, and what was meant where it was mistyped: then the page's contents are known already. */
export type SearchOutcome = {
  query: ParsedQuery;
  found: SearchResult;
  didYouMean?: string;
  contents?: ContentRecord[];
};

/** One page of what a search section finds: docs/provider-api.md PA-210. */
export async function searchItems(
  services: Services,
  searchContext: SearchContext,
  section: SectionRecord,
  params: ItemsQuery,
): Promise<ItemsResponse> {
  const page = pageNumber(params.page);
  const size = section.pageSize;
  const query = readQuery(params.q ?? "", searchContext.languages);
  if (!query) return { data: [], paging: pagingOf(page, 0, size) };
  const outcome = await searchWithCorrections(services, searchContext, query, {
    sortBy: params.sort_by,
    filters: readFilters(params.filter_by ?? ""),
    offset: (page - 1) * size,
    limit: size,
  });
  const { found, didYouMean } = outcome;
  const data = await itemsOf(services, searchContext, outcome, {
    page: section.page,
    section: section.token,
    ratio: section.aspectRatio,
  });
  return {
    data,
    paging: pagingOf(page, found.total, size),
    facets: facetsOf(found.facets),
    did_you_mean: didYouMean,
  };
}

type Wanted = Pick<ContentSearch, "sortBy" | "filters" | "offset" | "limit">;

/** Searches for what was typed; where nothing has it, for what may have been meant. */
export async function searchWithCorrections(
  services: Services,
  searchContext: SearchContext,
  query: ParsedQuery,
  wanted: Wanted,
): Promise<SearchOutcome> {
  const { channel, visibility, language } = searchContext;
  const find = (one: ParsedQuery) =>
    findContents(services.db, {
      channel: channel.token,
      query: one,
      visibility,
      language,
      ...wanted,
    });
  const widened = await withCompounds(services, searchContext, query);
  const found = await find(widened);
  if (found.found > 0) return { query, found };
  return (await searchMeant(services, searchContext, query, find)) ?? { query, found };
}

/** What is written together with a word counts, in languages that do so. */
async function withCompounds({ db }: Services, { channel }: SearchContext, query: ParsedQuery) {
  if (!formsCompoundWords(query.languages)) return query;
  const compounds = await findCompoundWords(db, channel.token, correctableWords(typedWords(query)));
  const words = query.words.map((word) => {
    const whole = compounds.filter((one) => one.typed === word.forms[0]).map((one) => one.word);
    return { ...word, forms: [...word.forms, ...whole] };
  });
  return { ...query, words };
}

async function searchMeant(
  { db }: Services,
  { channel }: SearchContext,
  query: ParsedQuery,
  find: (one: ParsedQuery) => Promise<SearchResult>,
): Promise<SearchOutcome | undefined> {
  const typed = typedWords(query);
  const groups = splitAndJoined(typed);
  const [knownOnes, near] = await Promise.all([
    knownWords(db, channel.token, [...new Set(groups.flat())]),
    findSimilarWords(db, channel.token, correctableWords(typed)),
  ]);
  const known = new Set(knownOnes);
  for (const group of groups.filter((words) => words.every((word) => known.has(word)))) {
    const found = await find(queryForWords(group, query));
    if (found.found > 0) return { query, found, didYouMean: group.join(" ") };
  }
  for (const everyWord of [false, true]) {
    const wider = withSimilarWords(query, near, everyWord);
    const found = wider && (await find(wider));
    if (!found || found.found === 0) continue;
    const contents = await contentsByTokens(db, channel.token, found.page.map(tokenOf));
    const [first] = contents;
    const spoken = found.captionLines.flatMap(({ text }) => wordsOf(text));
    const words = first ? [...spelledWords(first), ...spoken] : spoken;
    return { query, found, contents, didYouMean: correctedQuery(query, near, words) };
  }
  return undefined;
}

/** The contents as items; a line of the captions is included where only the captions have the words. */
async function itemsOf(
  services: Services,
  { channel, isBlocked }: SearchContext,
  { found: { page, captionLines }, contents: known }: SearchOutcome,
  place: Pick<ItemLocation, "page" | "section" | "ratio">,
) {
  const contents = known ?? (await contentsByTokens(services.db, channel.token, page.map(tokenOf)));
  const spoken = new Set(page.filter((one) => one.isSpoken).map(tokenOf));
  const time = requestTimeOf(services);
  const location = { channel: channel.profile, isBlocked, ...place };
  return contents.map((content: ContentRecord) => ({
    ...contentItem(content, location, time),
    match: spoken.has(content.token) ? captionMatchOf(content, captionLines) : undefined,
  }));
}

function tokenOf({ token }: { token: string }): string {
  return token;
}
