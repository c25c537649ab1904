import type { CardView } from "@/lib/sections/card-view";
import { Picture } from "../../ui/picture";
import styles from "./hero-strip.module.css";

type Props = { items: CardView[]; at: number; choose: (index: number) => void };

export function HeroStrip({ items, at, choose }: Props) {
  return (
    <div className={styles.strip}>
      {items.map((card, index) => (
        <button
          key={card.token}
          type="button"
          aria-label={card.title}
          aria-current={index === at || undefined}
          onClick={() => choose(index)}
        >
          <Picture
            src={card.picture}
            art={card.art}
            title={card.title}
            sizes="120px"
            maxWidth={320}
            className={styles.still}
          />
        </button>
      ))}
    </div>
  );
}
