import type { CardView } from "@/lib/sections/card-view";
import type { I18n } from "../text-provider";
import { Picture } from "../ui/picture";
import { CardBadges } from "./card-badges";
import { CardMeta } from "./card-meta";
import styles from "./card.module.css";

export type Ratio = "16:9" | "2:3" | "1:1";
export type CardLook = I18n & { ratio: Ratio; sizes: string; described?: boolean };

const ratios = { "16:9": 16 / 9, "2:3": 2 / 3, "1:1": 1 };

export function Card({ card, look }: { card: CardView; look: CardLook }) {
  const { title, kind, description } = card;
  return (
    <li className={kind === "page" ? `${styles.card} ${styles.page}` : styles.card}>
      <CardPicture card={card} look={look} />
      <h3 className={styles.title}>
        <a href={card.href}>{title}</a>
      </h3>
      <CardMeta card={card} look={look} className={styles.meta} />
      {look.described && description && <p className={styles.description}>{description}</p>}
    </li>
  );
}

export function CardPicture({ card, look }: { card: CardView; look: CardLook }) {
  const { picture, art, title, kind } = card;
  return (
    <Picture
      src={picture}
      art={art}
      title={title}
      sizes={look.sizes}
      ratio={ratios[look.ratio]}
      className={kind === "video" ? styles.playable : undefined}
    >
      <CardBadges card={card} look={look} />
    </Picture>
  );
}
