import type { ReactNode } from "react";
import type { CardView } from "@/lib/sections/card-view";
import type { I18n } from "../text-provider";
import { type SharedCardFacts, seriesOrTopicOf } from "./shared-card-facts";
import { formatDuration } from "./format-duration";
import { TextWithTime, timePlaceholder } from "./text-with-time";
import { renderLiveSinceText } from "./render-live-since-text";
import { LocalTime } from "./local-time";
import { formatPlaybackTime } from "@/lib/playback/format-playback-time";
import styles from "./card.module.css";

/**
 * `isDated`: a list. It has room for a date also where all cards share what they belong to, and no badges of its
 * owner's on its pictures. `isBare`: no badge of the owner's covers its picture, whose words or size leave no room.
 * `isLarge`: a hero, which has room to say "Episode 1".
 */
export type CardFactsOptions = I18n & {
  common?: SharedCardFacts;
  isDated?: boolean;
  isBare?: boolean;
  isLarge?: boolean;
};
type Props = {
  card: CardView;
  options: CardFactsOptions;
  /** Stands before all that the card says. */
  first?: ReactNode;
  className?: string;
};

// A line breaks only before a dot: where there is one line, facts that do not fit are out of sight as a whole. Two ICU
// versions may format a time with different spaces; the server's text stays.
export function CardMeta({ card, options, first, className }: Props) {
  const facts = [first, ...cardFacts(card, options)].filter((fact) => fact !== undefined);
  return <p className={className}>{facts.map((fact, index) => factElement(fact, index))}</p>;
}

// An element for each, because facts of a live row change: docs/behaviour.md BE-441.
function factElement(fact: ReactNode, index: number) {
  const dot = index > 0 ? " ·\u00a0" : "";
  if (typeof fact === "string") {
    return (
      <span key={index} suppressHydrationWarning>
        {dot + fact.replaceAll(" ", "\u00a0")}
      </span>
    );
  }
  return (
    <span key={`e${index}`}>
      {dot}
      {fact}
    </span>
  );
}

// What the badges and the title say is not said again; a date only where nothing says more.
export function cardFacts(card: CardView, options: CardFactsOptions): ReactNode[] {
  const { kind, state, publishedAt, badge } = card;
  if (kind === "page") {
    const aired = airedFact(card.event, options);
    // What is on now is more than how much there is.
    return [aired, card.level, aired ? undefined : badge, timeFact(card, options)].filter(Boolean);
  }
  if (card.price) return [startingPriceText(card.price, options)];
  const group = groupFact(card, options);
  const time = state ? startFact(card, options) : timeFact(card, options);
  const stage = options.isBare || (state && options.isDated) ? badge : undefined;
  const facts = [stage, episodeFact(card, options), time, group];
  const isDated = options.isDated ? !card.series && !group : !seriesOrTopicOf(card);
  if (publishedAt !== undefined && !state && isDated) {
    const words = options.t("added", { date: timePlaceholder });
    const { locale } = options;
    facts.push(<TextWithTime key="added" {...{ words, locale }} time={publishedAt} format="day" />);
  }
  return facts.filter((fact) => fact !== undefined);
}

// How far it is, since when it is on, or when it does not take place: the badge says so in words, and when it is to begin.
function startFact(card: CardView, options: I18n): ReactNode {
  const { state, startTime } = card;
  if (state !== "cancelled") return airedFact(card, options) ?? renderLiveSinceText(card, options);
  if (startTime === undefined) return undefined;
  return (
    <s key="start">
      <LocalTime time={startTime} locale={options.locale} />
    </s>
  );
}

function airedFact({ aired }: Pick<CardView, "aired"> = {}, { t, locale }: I18n) {
  return aired && t("liveFor", { time: formatDuration(aired.time, locale) });
}

const periods = { week: "Week", month: "Month", year: "Year" };

/** "From €4.99 a month". */
export function startingPriceText(
  { amount, currency, period }: NonNullable<CardView["price"]>,
  { t, locale }: I18n,
) {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency });
  return t(`priceFrom${period ? periods[period] : ""}`, {
    price: format.format(amount as Intl.StringNumericLiteral),
  });
}

function episodeFact({ series }: CardView, { t, common, isLarge }: CardFactsOptions): ReactNode {
  const { season, episode, unit } = series ?? {};
  if (episode === undefined || common?.episodes) return undefined;
  if (unit === "lesson") return t("lesson", { episode });
  if (unit === "part") return t("part", { episode });
  if (season !== undefined) return t("seasonEpisode", { season, episode });
  return t(isLarge ? "episodeNumber" : "episode", { episode });
}

function timeFact({ durationS, progress }: CardView, { t, locale }: I18n): ReactNode {
  if (progress && progress.time > 0 && progress.time < progress.duration * watchedShare) {
    return t("timeLeft", { time: formatDuration(progress.duration - progress.time, locale) });
  }
  return durationS === undefined ? undefined : formatDuration(durationS, locale);
}

function groupFact(card: CardView, { common }: CardFactsOptions): string | undefined {
  const group = seriesOrTopicOf(card);
  const isSaid = group === undefined || card.title.toLowerCase().includes(group.toLowerCase());
  return isSaid || group === common?.group ? undefined : group;
}

// From here on a content counts as watched.
const watchedShare = 0.95;

// The line of the captions that was found; the card's link leads to where it is said.
export function CardCaptionMatch({
  match: { text, time },
}: {
  match: NonNullable<CardView["match"]>;
}) {
  return (
    <p className={styles.match} dir="auto">
      <b translate="no">{formatPlaybackTime(time)}</b> <q>{text}</q>
    </p>
  );
}
