import type { CardView } from "@/lib/sections/card-view";
import type { CommonFacts } from "../../cards/common-facts";
import { accessBadge, stateBadge } from "../../cards/card-badges";
import { cardFacts } from "../../cards/card-meta";
import { ListButton } from "../../lists/list-button";
import { useListsOf } from "../../lists/offered-lists";
import { useText } from "../../text-provider";
import { PlayLink } from "../play-link";
import styles from "./hero.module.css";

type Props = { card: CardView; common: CommonFacts; level: "h1" | "h2"; onMedia: boolean };

export function HeroText({ card, common, level: Heading, onMedia }: Props) {
  const look = { ...useText(), common };
  const [list] = useListsOf(card);
  const { title, description, badge } = card;
  const eyebrow = [stateBadge(card, look), accessBadge(card, look), badge].filter(Boolean);
  const facts = cardFacts({ ...card, badge: undefined }, look);
  return (
    <div className={styles.text}>
      {eyebrow.length > 0 && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Heading className="display">{title}</Heading>
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
        <PlayLink card={card} size="large" />
        {list && (
          <ListButton item={card} list={list} look={onMedia ? "media" : "quiet"} size="large" />
        )}
      </div>
    </div>
  );
}
