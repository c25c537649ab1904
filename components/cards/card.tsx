import { type CSSProperties, memo, type ReactNode } from "react";
import type { CardView } from "@/lib/sections/card-view";
import type { SectionView } from "@/lib/sections/section-view";
import { CardQuickActions } from "../lists/card-quick-actions";
import { classNames } from "../ui/class-names";
import { Picture } from "../ui/picture";
import { CardBadges } from "./card-badges";
import { CardCaptionMatch, CardMeta, type CardFactsOptions } from "./card-meta";
import { BroadcastProgress } from "./broadcast-progress";
import { CardProgress } from "./card-progress";
import styles from "./card.module.css";
import { titleWithoutSeriesName } from "./shared-card-facts";
import { cardTrackingAttributes } from "./card-tracking-attributes";

export type CardAspectRatio = "16:9" | "2:3" | "1:1";
export type CardOptions = CardFactsOptions & {
  ratio: CardAspectRatio;
  sizes: string;
  maxWidth?: number | undefined;
  described?: boolean;
  personal?: SectionView["personal"];
};

const ratios = { "16:9": 16 / 9, "2:3": 2 / 3, "1:1": 1 };

type CardProps = {
  card: CardView;
  options: CardOptions;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  isInFirstScreen?: boolean;
  /** In the place of the quick actions. */
  action?: ReactNode;
  /** What its row says of it: its place in time, in an order. */
  children?: ReactNode;
};

export const Card = memo(function Card(props: CardProps) {
  const { card, options, className, style, isInFirstScreen, action, children } = props;
  const { title, kind, description, series } = card;
  // Below a square there is no room for the name of a series.
  const isNarrow = options.ratio === "1:1" && series;
  const isBare = options.isBare || (options.ratio === "2:3" && kind === "video");
  const common = isNarrow ? { ...options.common, group: series.name } : options.common;
  const metaOptions = isNarrow || isBare ? { ...options, common, isBare } : options;
  return (
    <li
      className={classNames(styles.card, kind === "page" && styles.page, className)}
      style={style}
      {...cardTrackingAttributes(card)}
    >
      <CardPicture
        card={isBare ? { ...card, badge: undefined } : card}
        options={options}
        isInFirstScreen={isInFirstScreen}
      />
      <h3 className={styles.title}>
        <a href={card.href}>{titleWithoutSeriesName(title, options.common?.group)}</a>
      </h3>
      <CardMeta card={card} options={metaOptions} className={styles.meta} />
      {card.match && <CardCaptionMatch match={card.match} />}
      {options.described && description && <p className={styles.description}>{description}</p>}
      {children}
      {action ?? <CardQuickActions card={card} personal={options.personal} />}
    </li>
  );
});

type CardPictureProps = Pick<CardProps, "card" | "options"> & {
  isInFirstScreen?: boolean | undefined;
};

export function CardPicture({ card, options, isInFirstScreen }: CardPictureProps) {
  const { picture, art, aspect, focus, title, kind, state, aired } = card;
  return (
    <Picture
      src={picture}
      art={art}
      title={title}
      sizes={options.sizes}
      maxWidth={options.maxWidth}
      ratio={ratios[options.ratio]}
      aspect={aspect}
      focus={focus}
      isInFirstScreen={isInFirstScreen}
      className={kind === "video" ? styles.playable : undefined}
    >
      <CardBadges card={card} options={options} />
      {aired && <BroadcastProgress {...aired} />}
      {kind === "video" && !state && !aired && (
        <CardProgress token={card.token} initial={card.progress} />
      )}
    </Picture>
  );
}
