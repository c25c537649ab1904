import { useState } from "react";
import type { CardView } from "@/lib/sections/card-view";
import { Picture } from "../../ui/picture";
import styles from "./hero.module.css";
import type { HeroVariant } from "@/lib/channel/theme-css";

type Props = { items: CardView[]; at: number; eager: boolean; variant: HeroVariant };

const sizes: Record<HeroVariant, string> = {
  overlay: "(min-width:650px) 100vw,130vw",
  letterbox: "100vw",
  split: "(min-width:800px) 58vw,100vw",
};

// The previous picture stays under the new one while that fades in.
export function HeroPicture({ items, at, eager, variant }: Props) {
  const [seen, setSeen] = useState({ at, previous: at });
  if (seen.at !== at) setSeen({ at, previous: seen.at });
  const shown = seen.previous === at ? [at] : [seen.previous, at];
  return (
    <div className={styles.pictures}>
      {shown.map((index) => (
        <HeroLayer key={index} card={items[index]} fades={shown.length > 1 && index === at}>
          {(card) => (
            <Picture
              src={card.picture}
              art={card.art}
              title={card.title}
              sizes={sizes[variant]}
              maxWidth={1920}
              eager={eager && index === 0}
              className={styles.picture}
            />
          )}
        </HeroLayer>
      ))}
    </div>
  );
}

type LayerProps = {
  card: CardView | undefined;
  fades: boolean;
  children: (card: CardView) => React.ReactNode;
};

function HeroLayer({ card, fades, children }: LayerProps) {
  if (!card) return null;
  return <div className={fades ? styles.fades : styles.layer}>{children(card)}</div>;
}
