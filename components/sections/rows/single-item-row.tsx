import type { RowState } from "@/store/sections/sections-slice";
import { CardBadges } from "../../cards/card-badges";
import { CardMeta } from "../../cards/card-meta";
import { cardTrackingAttributes } from "../../cards/card-tracking-attributes";
import { useText } from "../../text-provider";
import { classNames } from "../../ui/class-names";
import { Picture } from "../../ui/picture";
import { CardActions } from "../card-actions";
import { SectionFrame } from "./section-frame";
import styles from "./single-item-row.module.css";

export function SingleItemRow({ row, flipped }: { row: RowState; flipped: boolean }) {
  const options = useText();
  const card = row.items[0];
  if (!card) return null;
  const { title, description, picture, art, aspect, href } = card;
  return (
    <SectionFrame row={{}} label={row.name ?? title}>
      <div
        className={classNames(styles.single, flipped && styles.flipped)}
        {...cardTrackingAttributes(card)}
      >
        <Picture
          src={picture}
          art={art}
          aspect={aspect}
          title={title}
          maxWidth={1920}
          sizes="auto,(min-width:650px) 56vw,92vw"
        >
          <CardBadges card={card} options={options} />
        </Picture>
        <div className={styles.text}>
          {row.name && <p className={styles.eyebrow}>{row.name}</p>}
          <h2 className="display">
            <a href={href}>{title}</a>
          </h2>
          {description && <p className={styles.description}>{description}</p>}
          <CardMeta card={card} options={options} className={styles.facts} />
          <div className="row">
            <CardActions card={card} variant={card.state === "live" ? "primary" : "quiet"} />
          </div>
        </div>
      </div>
    </SectionFrame>
  );
}
