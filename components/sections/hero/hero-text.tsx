import type { CardView } from "@/lib/sections/card-view";
import type { CommonFacts } from "../../cards/common-facts";
import { accessBadge, stateBadge } from "../../cards/card-badges";
import { cardFacts, type FactsLook } from "../../cards/card-meta";
import { useText } from "../../text-provider";
import { CardActions } from "../card-actions";
import styles from "./hero.module.css";

type Props = {
  card: CardView;
  items: CardView[];
  common: CommonFacts;
  level: "h1" | "h2";
  onMedia: boolean;
};

export function HeroText({ card, items, common, level: Heading, onMedia }: Props) {
  const look = { ...useText(), common };
  const { title, description } = card;
  const facts = cardFacts({ ...card, badge: undefined }, look);
  // Where the title says the series already, the facts say the topic.
  const { series, topic } = card;
  if (series && topic && !facts.includes(series.name)) facts.push(topic);
  return (
    <div className={styles.text}>
      <div className={`${styles.head} ${styles.room}`}>
        <div className={styles.words}>
          {items.some((item) => eyebrowOf(item, look).length > 0) && (
            <p className={styles.eyebrow}>{eyebrowOf(card, look)}</p>
          )}
          <Heading className={`display ${styles.title}`}>{inParts(title)}</Heading>
        </div>
        <Room texts={items.map((item) => item.title)} className={`display ${styles.title}`} />
      </div>
      {items.some((item) => item.description) && (
        <p className={`${styles.lede} ${styles.room}`}>
          <span>{description}</span>
          <Room texts={items.map((item) => item.description)} />
        </p>
      )}
      {facts.length > 0 && (
        <p className={styles.facts}>
          {facts.map((fact, index) => (
            <span key={index} suppressHydrationWarning>
              {fact}
            </span>
          ))}
        </p>
      )}
      <div className={styles.actions}>
        <CardActions card={card} besideLook={onMedia ? "media" : "quiet"} size="large" />
      </div>
    </div>
  );
}

function eyebrowOf(card: CardView, look: FactsLook) {
  return [stateBadge(card, look), accessBadge(card, look, true), card.badge].filter(Boolean);
}

type RoomProps = { texts: (string | undefined)[]; className?: string };

// The room of all texts that may stand here; nobody sees or hears them.
function Room({ texts, className }: RoomProps) {
  if (texts.length < 2) return null;
  return texts.map((text, index) => (
    <span key={index} className={className} aria-hidden data-room={text} />
  ));
}

// What follows a colon begins a line of its own where the whole does not fit on one.
function inParts(title: string) {
  const [, start, rest] = /^(.+?: )(.+)$/.exec(title) ?? [];
  if (!rest) return title;
  return (
    <>
      {start}
      <span style={{ display: "inline-block" }}>{rest}</span>
    </>
  );
}
