import { contentsByTokens } from "../../db/contents.ts";
import {
  type ContentSearchResult,
  searchContents,
  type ContentSearch,
} from "../../db/search/search-contents.ts";
import { findCompoundWords, knownWords, findSimilarWords } from "../../db/search/similar-words.ts";
import { contentItemResponse, type ItemRowContext } from "../../domain/catalogue/item-responses.ts";
import { pageNumber, createPagingResponse } from "../../domain/catalogue/paging.ts";
import type { ContentRecord, SectionRecord } from "../../domain/catalogue/records.ts";
import type { ItemsResponse } from "../../domain/catalogue/section-response.ts";
import { type ParsedQuery, parseSearchQuery } from "../../domain/search/parsed-query.ts";
import { formsCompoundWords } from "../../domain/search/text-search-configurations.ts";
import {
  queryForWords,
  addSimilarWordsToQuery,
  buildCorrectedQuery,
  correctableWords,
  splitAndJoinWords,
  queryWordsAsTyped,
} from "../../domain/search/corrections.ts";
import { createFacetResponses } from "../../domain/search/facets.ts";
import { parseFilterBy } from "../../domain/search/parse-filter-by.ts";
import { findCaptionMatch } from "../../domain/search/caption-match.ts";
import { splitSearchWords } from "../../domain/search/split-search-words.ts";
import { correctableDocumentWords } from "../../domain/search/document.ts";
import { createResponseContext, type Services } from "../../services.ts";
import type { ItemsQuery } from "./section-items.ts";
import type { SearchContext } from "./search-context.ts";

/** What a search finds, and what was meant where it was mistyped: then the page's contents are known already. */
export type SearchOutcome = {
  query: ParsedQuery;
  found: ContentSearchResult;
  didYouMean?: string;
  contents?: ContentRecord[];
};

/** One page of what a search section finds: docs/provider-api.md PA-210. */
export async function loadSearchSectionItems(
  services: Services,
  searchContext: SearchContext,
  section: SectionRecord,
  params: ItemsQuery,
): Promise<ItemsResponse> {
  const page = pageNumber(params.page);
  const size = section.pageSize;
  const query = parseSearchQuery(params.q ?? "", searchContext.languages);
  if (!query) return { data: [], paging: createPagingResponse(page, 0, size) };
  const outcome = await searchWithCorrections(services, searchContext, query, {
    sortBy: params.sort_by,
    filters: parseFilterBy(params.filter_by ?? ""),
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
    paging: createPagingResponse(page, found.total, size),
    facets: createFacetResponses(found.facets),
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
    searchContents(services.db, {
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
  const compounds = await findCompoundWords(
    db,
    channel.token,
    correctableWords(queryWordsAsTyped(query)),
  );
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
  find: (one: ParsedQuery) => Promise<ContentSearchResult>,
): Promise<SearchOutcome | undefined> {
  const typed = queryWordsAsTyped(query);
  const groups = splitAndJoinWords(typed);
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
    const wider = addSimilarWordsToQuery(query, near, everyWord);
    const found = wider && (await find(wider));
    if (!found || found.found === 0) continue;
    const contents = await contentsByTokens(db, channel.token, found.page.map(tokenOf));
    const [first] = contents;
    const spoken = found.captionLines.flatMap(({ text }) => splitSearchWords(text));
    const words = first ? [...correctableDocumentWords(first), ...spoken] : spoken;
    return { query, found, contents, didYouMean: buildCorrectedQuery(query, near, words) };
  }
  return undefined;
}

/** The contents as items; a line of the captions is included where only the captions have the words. */
async function itemsOf(
  services: Services,
  { channel, isBlocked }: SearchContext,
  { found: { page, captionLines }, contents: known }: SearchOutcome,
  place: Pick<ItemRowContext, "page" | "section" | "ratio">,
) {
  const contents = known ?? (await contentsByTokens(services.db, channel.token, page.map(tokenOf)));
  const spoken = new Set(page.filter((one) => one.isSpoken).map(tokenOf));
  const time = createResponseContext(services);
  const location = { channel: channel.profile, isBlocked, ...place };
  return contents.map((content: ContentRecord) => ({
    ...contentItemResponse(content, location, time),
    match: spoken.has(content.token) ? findCaptionMatch(content, captionLines) : undefined,
  }));
}

function tokenOf({ token }: { token: string }): string {
  return token;
}
