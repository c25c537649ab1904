import { memo } from "react";
import type { CardView } from "@/lib/sections/card-view";
import type { SectionView } from "@/lib/sections/section-view";
import { QuickActions } from "../lists/quick-actions";
import { Picture } from "../ui/picture";
import { CardBadges } from "./card-badges";
import { CardMatch } from "./card-match";
import { CardMeta, type FactsLook } from "./card-meta";
import { CardProgress } from "./card-progress";
import styles from "./card.module.css";
import { trackedBy } from "./tracked-by";

export type Ratio = "16:9" | "2:3" | "1:1";
export type CardLook = FactsLook & {
  ratio: Ratio;
  sizes: string;
  maxWidth?: number | undefined;
  described?: boolean;
  personal?: SectionView["personal"];
};

const ratios = { "16:9": 16 / 9, "2:3": 2 / 3, "1:1": 1 };

export const Card = memo(function Card({ card, look }: { card: CardView; look: CardLook }) {
  const { title, kind, description } = card;
  return (
    <li
      className={kind === "page" ? `${styles.card} ${styles.page}` : styles.card}
      {...trackedBy(card)}
    >
      <CardPicture card={card} look={look} />
      <h3 className={styles.title}>
        <a href={card.href}>{title}</a>
      </h3>
      <CardMeta card={card} look={look} className={styles.meta} />
      {card.match && <CardMatch match={card.match} />}
      {look.described && description && <p className={styles.description}>{description}</p>}
      <QuickActions card={card} personal={look.personal} />
    </li>
  );
});

export function CardPicture({ card, look }: { card: CardView; look: CardLook }) {
  const { picture, art, title, kind, state } = card;
  return (
    <Picture
      src={picture}
      art={art}
      title={title}
      sizes={look.sizes}
      maxWidth={look.maxWidth}
      ratio={ratios[look.ratio]}
      className={kind === "video" ? styles.playable : undefined}
    >
      <CardBadges card={card} look={look} />
      {kind === "video" && !state && <CardProgress token={card.token} given={card.progress} />}
    </Picture>
  );
}
