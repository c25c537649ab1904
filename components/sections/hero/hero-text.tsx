import type { CardView } from "@/lib/sections/card-view";
import { accessBadge, stateBadge } from "../../cards/card-badges";
import { cardFacts } from "../../cards/card-meta";
import { useText } from "../../text-provider";
import { PlayLink } from "../play-link";
import styles from "./hero.module.css";

export function HeroText({ card, level: Heading }: { card: CardView; level: "h1" | "h2" }) {
  const i18n = useText();
  const { title, description, badge } = card;
  const eyebrow = [stateBadge(card, i18n), accessBadge(card, i18n), badge].filter(Boolean);
  const facts = cardFacts({ ...card, badge: undefined }, i18n);
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
      </div>
    </div>
  );
}
