import type { CardView } from "@/lib/sections/card-view";
import type { CommonFacts } from "../../cards/common-facts";
import { accessBadge, stateBadge } from "../../cards/card-badges";
import { cardFacts } from "../../cards/card-meta";
import { useText } from "../../text-provider";
import { CardActions } from "../card-actions";
import styles from "./hero.module.css";

type Props = { card: CardView; common: CommonFacts; level: "h1" | "h2"; onMedia: boolean };

export function HeroText({ card, common, level: Heading, onMedia }: Props) {
  const look = { ...useText(), common };
  const { title, description, badge } = card;
  const eyebrow = [stateBadge(card, look), accessBadge(card, look), badge].filter(Boolean);
  const facts = cardFacts({ ...card, badge: undefined }, look);
  // A hero has room to say both: the series, in its title or among the facts, and the topic.
  if (card.series && card.topic && !facts.includes(card.topic)) facts.push(card.topic);
  return (
    <div className={styles.text}>
      {eyebrow.length > 0 && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Heading className="display">{inParts(title)}</Heading>
      {description && <p className={styles.lede}>{description}</p>}
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
