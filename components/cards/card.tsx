import { type CSSProperties, memo, type ReactNode } from "react";
import type { CardView } from "@/lib/sections/card-view";
import type { SectionView } from "@/lib/sections/section-view";
import { QuickActions } from "../lists/quick-actions";
import { classNames } from "../ui/class-names";
import { Picture } from "../ui/picture";
import { CardBadges } from "./card-badges";
import { CardMatch, CardMeta, type FactsLook } from "./card-meta";
import { AiredLine } from "./aired-line";
import { CardProgress } from "./card-progress";
import styles from "./card.module.css";
import { shortTitle } from "./common-facts";
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

type CardProps = {
  card: CardView;
  look: CardLook;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** In the place of the quick actions. */
  action?: ReactNode;
  /** What its row says of it: its place in time, in an order. */
  children?: ReactNode;
};

export const Card = memo(function Card(props: CardProps) {
  const { card, look, className, style, action, children } = props;
  const { title, kind, description, series } = card;
  // Below a square there is no room for the name of a series.
  const isNarrow = look.ratio === "1:1" && series;
  const isBare = look.isBare || (look.ratio === "2:3" && kind === "video");
  const common = isNarrow ? { ...look.common, group: series.name } : look.common;
  const metaLook = isNarrow || isBare ? { ...look, common, isBare } : look;
  return (
    <li
      className={classNames(styles.card, kind === "page" && styles.page, className)}
      style={style}
      {...trackedBy(card)}
    >
      <CardPicture card={isBare ? { ...card, badge: undefined } : card} look={look} />
      <h3 className={styles.title}>
        <a href={card.href}>{shortTitle(title, look.common?.group)}</a>
      </h3>
      <CardMeta card={card} look={metaLook} className={styles.meta} />
      {card.match && <CardMatch match={card.match} />}
      {look.described && description && <p className={styles.description}>{description}</p>}
      {children}
      {action ?? <QuickActions card={card} personal={look.personal} />}
    </li>
  );
});

export function CardPicture({ card, look }: { card: CardView; look: CardLook }) {
  const { picture, art, aspect, focus, title, kind, state, aired } = card;
  return (
    <Picture
      src={picture}
      art={art}
      title={title}
      sizes={look.sizes}
      maxWidth={look.maxWidth}
      ratio={ratios[look.ratio]}
      aspect={aspect}
      focus={focus}
      className={kind === "video" ? styles.playable : undefined}
    >
      <CardBadges card={card} look={look} />
      {aired && <AiredLine {...aired} />}
      {kind === "video" && !state && !aired && (
        <CardProgress token={card.token} given={card.progress} />
      )}
    </Picture>
  );
}
