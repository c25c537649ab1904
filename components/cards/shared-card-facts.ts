import type { CardView } from "@/lib/sections/card-view";
import type { RowState } from "@/store/sections/sections-slice";

// A fact that the row states, or that all of its cards share, distinguishes no card, so no card shows it.
export type SharedCardFacts = { signIn?: boolean; group?: string | undefined; episodes?: boolean };

export function findSharedCardFacts(
  { items, name = "" }: Pick<RowState, "items" | "name">,
  pageKey: string,
) {
  const [first, ...others] = items;
  const facts: SharedCardFacts = {};
  if (!first || others.length === 0) return facts;
  const { series } = first;
  const group = seriesOrTopicOf(first);
  const isSaid = !series || name.includes(series.name) || isPageOf(series.token, pageKey);
  facts.signIn = items.every(({ access }) => access === "sign_in");
  if (isSaid && others.every((card) => seriesOrTopicOf(card) === group)) facts.group = group;
  return facts;
}

// The series' own page, also where it follows a film.
function isPageOf(token: string | undefined, pageKey: string): boolean {
  return pageKey.split(/[.@]/)[0] === token;
}

// What a card's content belongs to.
export function seriesOrTopicOf({ series, topic }: CardView): string | undefined {
  return series?.name ?? topic;
}

// "Blue Hour: Reed Time" is "Reed Time" where all around it names Blue Hour.
export function titleWithoutSeriesName(title: string, group: string | undefined): string {
  const start = `${group}: `;
  return group && title.startsWith(start) ? title.slice(start.length) : title;
}
