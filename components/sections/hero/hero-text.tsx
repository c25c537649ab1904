import type { ReactNode } from "react";
import type { HeroVariant } from "@/lib/channel/theme-css";
import type { CardView } from "@/lib/sections/card-view";
import type { SharedCardFacts } from "../../cards/shared-card-facts";
import { accessBadge, stateBadge } from "../../cards/card-badges";
import { cardFacts, type CardFactsOptions } from "../../cards/card-meta";
import { useText } from "../../text-provider";
import { CardActions } from "../card-actions";
import styles from "./hero.module.css";

type Props = {
  card: CardView;
  items: CardView[];
  common: SharedCardFacts;
  level: "h1" | "h2";
  variant: HeroVariant;
};

const secondaryVariants = { overlay: "media", letterbox: "outline", split: "quiet" } as const;

export function HeroText({ card, items, common, level: Heading, variant }: Props) {
  const options = { ...useText(), common };
  const { title, description } = card;
  const facts = factsOf(card, options);
  // Also without words where the strip may stand in its line.
  const hasEyebrow = items.length > 1 || eyebrowOf(card, options).length > 0;
  const inHead = variant === "letterbox";
  const factsLine = <Facts facts={facts} />;
  return (
    <div className={styles.text}>
      <div className={styles.words}>
        <div className={styles.head}>
          {hasEyebrow && (
            <p key={card.token} className={styles.eyebrow}>
              {eyebrowOf(card, options)}
            </p>
          )}
          {/* A new one for each title, which may have been translated: docs/behaviour.md BE-441. */}
          <Heading key={title} className={`display ${styles.title}`}>
            <Title title={title} />
          </Heading>
          {inHead && factsLine}
        </div>
        {description && (
          <p className={styles.lede}>
            <span>{description}</span>
          </p>
        )}
        {!inHead && factsLine}
        <div className={styles.actions}>
          <CardActions
            card={card}
            secondaryVariant={secondaryVariants[variant]}
            size="large"
            labelled={variant !== "overlay"}
          />
        </div>
      </div>
      {items.length > 1 &&
        items.map((item, index) => (
          <Room
            key={index}
            card={item}
            facts={factsOf(item, options)}
            hasEyebrow={hasEyebrow}
            inHead={inHead}
          />
        ))}
    </div>
  );
}

// Who made it comes first. Where the title says the series already, the facts say the topic.
function factsOf(card: CardView, options: CardFactsOptions): ReactNode[] {
  const { series, topic, credits = [] } = card;
  const shown = card.plays ? card : { ...card, badge: undefined, level: undefined };
  const itemFacts = cardFacts(shown, { ...options, isLarge: true });
  const facts = [...credits, ...itemFacts];
  return series && topic && !facts.includes(series.name) ? [...facts, topic] : facts;
}

function eyebrowOf(card: CardView, options: CardFactsOptions) {
  const badges = [card.level, card.badge].filter(Boolean).join(" · ");
  const words = card.event?.title ?? (!card.plays && badges);
  return [
    stateBadge(card.event ?? card, options),
    accessBadge(card, options, true),
    words && <span key="words">{words}</span>,
  ].filter(Boolean);
}

type RoomProps = { card: CardView; facts: ReactNode[]; hasEyebrow: boolean; inHead: boolean };

// Reserves the room of an item's texts; hidden from sight and from screen readers.
function Room({ card, facts, hasEyebrow, inHead }: RoomProps) {
  const factsLine = <Facts facts={facts} isRoom />;
  return (
    <div className={styles.words} aria-hidden>
      <div className={styles.head}>
        {hasEyebrow && <p className={styles.eyebrow} />}
        <p className={`display ${styles.title}`}>
          <Title title={card.title} isRoom />
        </p>
        {inHead && factsLine}
      </div>
      {card.description && (
        <p className={styles.lede}>
          <span data-room={card.description} />
        </p>
      )}
      {!inHead && factsLine}
      <p className={styles.actions} />
    </div>
  );
}

function Facts({ facts, isRoom }: { facts: ReactNode[]; isRoom?: boolean }) {
  if (facts.length === 0) return null;
  return (
    <p className={styles.facts}>
      {facts.map((fact, index) => (
        <span
          key={index}
          data-room={isRoom ? (typeof fact === "string" ? fact : "…") : undefined}
          suppressHydrationWarning
        >
          {!isRoom && fact}
        </span>
      ))}
    </p>
  );
}

// What follows a colon stands below it, smaller; the colon itself is for screen readers.
function Title({ title, isRoom }: { title: string; isRoom?: boolean }) {
  const [, start, rest] = /^(.+?): (.+)$/.exec(title) ?? [];
  if (isRoom) {
    return (
      <>
        <span data-room={start ?? title} />
        {rest && <span className={styles.part} data-room={rest} />}
      </>
    );
  }
  if (!rest) return title;
  return (
    <>
      {start}
      <span className={styles.colon}>: </span>
      <span className={styles.part}>{rest}</span>
    </>
  );
}
