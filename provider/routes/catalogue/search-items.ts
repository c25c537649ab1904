import { contentsByTokens } from "../../db/contents.ts";
import { type Found, findContents, type Search } from "../../db/search/find.ts";
import { compoundsOf, knownWords, nearWords } from "../../db/search/vocabulary.ts";
import { contentItem, type ItemLocation } from "../../domain/catalogue/items.ts";
import { pageNumber, pagingOf } from "../../domain/catalogue/paging.ts";
import type { ContentRecord, SectionRecord } from "../../domain/catalogue/records.ts";
import type { ItemsAnswer } from "../../domain/catalogue/section-answer.ts";
import { type ParsedQuery, readQuery } from "../../domain/search/parsed-query.ts";
import { joinsWords } from "../../domain/search/configurations.ts";
import {
  askedFor,
  forgivingly,
  meantQuery,
  misspellable,
  regroupings,
  typedWords,
} from "../../domain/search/corrections.ts";
import { facetsOf } from "../../domain/search/facets.ts";
import { readFilters } from "../../domain/search/filters.ts";
import { captionMatchOf } from "../../domain/search/caption-match.ts";
import { wordsOf } from "../../domain/search/words.ts";
import { spelledWords } from "../../domain/search/document.ts";
import { requestTimeOf, type Services } from "../../services.ts";
import type { ItemsQuery } from "./section-items.ts";
import type { Searcher } from "./searcher.ts";

/** What a search finds, and what was meant where it was mistyped: then the page's contents are known already. */
export type Outcome = {
  asked: ParsedQuery;
  found: Found;
  didYouMean?: string;
  contents?: ContentRecord[];
};

/** One page of what a search section finds: docs/provider-api.md PA-210. */
export async function searchItems(
  services: Services,
  searcher: Searcher,
  section: SectionRecord,
  query: ItemsQuery,
): Promise<ItemsAnswer> {
  const page = pageNumber(query.page);
  const size = section.pageSize;
  const asked = readQuery(query.q ?? "", searcher.languages);
  if (!asked) return { data: [], paging: pagingOf(page, 0, size) };
  const outcome = await search(services, searcher, asked, {
    sortBy: query.sort_by,
    filters: readFilters(query.filter_by ?? ""),
    offset: (page - 1) * size,
    limit: size,
  });
  const { found, didYouMean } = outcome;
  const data = await itemsOf(services, searcher, outcome, {
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

type Wanted = Pick<Search, "sortBy" | "filters" | "offset" | "limit">;

/** Searches for what was typed; where nothing has it, for what may have been meant. */
export async function search(
  services: Services,
  searcher: Searcher,
  asked: ParsedQuery,
  wanted: Wanted,
): Promise<Outcome> {
  const { channel, visibility, language } = searcher;
  const find = (one: ParsedQuery) =>
    findContents(services.db, {
      channel: channel.token,
      asked: one,
      visibility,
      language,
      ...wanted,
    });
  const widened = await withCompounds(services, searcher, asked);
  const found = await find(widened);
  if (found.found > 0) return { asked, found };
  return (await searchMeant(services, searcher, asked, find)) ?? { asked, found };
}

/** What is written together with a word counts, in languages that do so. */
async function withCompounds({ db }: Services, { channel }: Searcher, asked: ParsedQuery) {
  if (!joinsWords(asked.languages)) return asked;
  const compounds = await compoundsOf(db, channel.token, misspellable(typedWords(asked)));
  const words = asked.words.map((word) => {
    const whole = compounds.filter((one) => one.asked === word.forms[0]).map((one) => one.word);
    return { ...word, forms: [...word.forms, ...whole] };
  });
  return { ...asked, words };
}

async function searchMeant(
  { db }: Services,
  { channel }: Searcher,
  asked: ParsedQuery,
  find: (one: ParsedQuery) => Promise<Found>,
): Promise<Outcome | undefined> {
  const typed = typedWords(asked);
  const groups = regroupings(typed);
  const [knownOnes, near] = await Promise.all([
    knownWords(db, channel.token, [...new Set(groups.flat())]),
    nearWords(db, channel.token, misspellable(typed)),
  ]);
  const known = new Set(knownOnes);
  for (const group of groups.filter((words) => words.every((word) => known.has(word)))) {
    const found = await find(askedFor(group, asked));
    if (found.found > 0) return { asked, found, didYouMean: group.join(" ") };
  }
  for (const everyWord of [false, true]) {
    const wider = forgivingly(asked, near, everyWord);
    const found = wider && (await find(wider));
    if (!found || found.found === 0) continue;
    const contents = await contentsByTokens(db, channel.token, found.page.map(tokenOf));
    const [first] = contents;
    const spoken = found.heard.flatMap(({ text }) => wordsOf(text));
    const words = first ? [...spelledWords(first), ...spoken] : spoken;
    return { asked, found, contents, didYouMean: meantQuery(asked, near, words) };
  }
  return undefined;
}

/** The contents as items; a line of the captions is told where they alone have the words. */
async function itemsOf(
  services: Services,
  { channel, isBlocked }: Searcher,
  { found: { page, heard }, contents: known }: Outcome,
  place: Pick<ItemLocation, "page" | "section" | "ratio">,
) {
  const contents = known ?? (await contentsByTokens(services.db, channel.token, page.map(tokenOf)));
  const spoken = new Set(page.filter((one) => one.isSpoken).map(tokenOf));
  const time = requestTimeOf(services);
  const location = { channel: channel.profile, isBlocked, ...place };
  return contents.map((content: ContentRecord) => ({
    ...contentItem(content, location, time),
    match: spoken.has(content.token) ? captionMatchOf(content, heard) : undefined,
  }));
}

function tokenOf({ token }: { token: string }): string {
  return token;
}
