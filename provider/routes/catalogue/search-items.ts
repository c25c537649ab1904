import { listContentsByTokens } from "../../db/contents.ts";
import {
  type ContentSearchResult,
  searchContents,
  type ContentSearch,
} from "../../db/search/search-contents.ts";
import {
  findCompoundWords,
  findWordsInContents,
  findSimilarWords,
} from "../../db/search/similar-words.ts";
import {
  createItemResponseFromContent,
  type ItemRowContext,
} from "../../domain/catalogue/item-responses.ts";
import { parsePageNumber, createPagingResponse } from "../../domain/catalogue/paging.ts";
import type { ContentRecord, SectionRecord } from "../../domain/catalogue/catalogue-records.ts";
import type { PagedItemsResponse } from "../../domain/catalogue/section-response.ts";
import { type ParsedQuery, parseSearchQuery } from "../../domain/search/parsed-query.ts";
import { hasCompoundWordLanguage } from "../../domain/search/text-search-configurations.ts";
import {
  createQueryForWords,
  addSimilarWordsToQuery,
  buildCorrectedQuery,
  filterCorrectableWords,
  listCompoundWordVariants,
  listTypedQueryWords,
} from "../../domain/search/query-corrections.ts";
import { createFacetResponses } from "../../domain/search/facet-responses.ts";
import { parseFilterBy } from "../../domain/search/parse-filter-by.ts";
import { findCaptionMatch } from "../../domain/search/caption-match.ts";
import { splitSearchWords } from "../../domain/search/split-search-words.ts";
import { listCorrectableDocumentWords } from "../../domain/search/search-document.ts";
import { createResponseContext, type Services } from "../../services.ts";
import type { PagedItemsQuery } from "./section-items.ts";
import type { SearchContext } from "./search-context.ts";

/** What a search finds, and what was meant where it was mistyped: then the page's contents are known already. */
export type SearchResultWithCorrection = {
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
  params: PagedItemsQuery,
): Promise<PagedItemsResponse> {
  const page = parsePageNumber(params.page);
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
): Promise<SearchResultWithCorrection> {
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
  if (!hasCompoundWordLanguage(query.languages)) return query;
  const compounds = await findCompoundWords(
    db,
    channel.token,
    filterCorrectableWords(listTypedQueryWords(query)),
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
): Promise<SearchResultWithCorrection | undefined> {
  const typed = listTypedQueryWords(query);
  const groups = listCompoundWordVariants(typed);
  const [knownOnes, near] = await Promise.all([
    findWordsInContents(db, channel.token, [...new Set(groups.flat())]),
    findSimilarWords(db, channel.token, filterCorrectableWords(typed)),
  ]);
  const known = new Set(knownOnes);
  for (const group of groups.filter((words) => words.every((word) => known.has(word)))) {
    const found = await find(createQueryForWords(group, query));
    if (found.found > 0) return { query, found, didYouMean: group.join(" ") };
  }
  for (const everyWord of [false, true]) {
    const wider = addSimilarWordsToQuery(query, near, everyWord);
    const found = wider && (await find(wider));
    if (!found || found.found === 0) continue;
    const contents = await listContentsByTokens(db, channel.token, found.page.map(tokenOf));
    const [first] = contents;
    const spoken = found.captionLines.flatMap(({ text }) => splitSearchWords(text));
    const words = first ? [...listCorrectableDocumentWords(first), ...spoken] : spoken;
    return { query, found, contents, didYouMean: buildCorrectedQuery(query, near, words) };
  }
  return undefined;
}

/** The contents as items; a line of the captions is included where only the captions have the words. */
async function itemsOf(
  services: Services,
  { channel, isBlocked }: SearchContext,
  { found: { page, captionLines }, contents: known }: SearchResultWithCorrection,
  place: Pick<ItemRowContext, "page" | "section" | "ratio">,
) {
  const contents =
    known ?? (await listContentsByTokens(services.db, channel.token, page.map(tokenOf)));
  const spoken = new Set(page.filter((one) => one.isSpoken).map(tokenOf));
  const time = createResponseContext(services);
  const location = { channel: channel.profile, isBlocked, ...place };
  return contents.map((content: ContentRecord) => ({
    ...createItemResponseFromContent(content, location, time),
    match: spoken.has(content.token) ? findCaptionMatch(content, captionLines) : undefined,
  }));
}

function tokenOf({ token }: { token: string }): string {
  return token;
}
