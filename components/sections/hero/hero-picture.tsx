import { useState } from "react";
import type { CardView } from "@/lib/sections/card-view";
import { Picture } from "../../ui/picture";
import styles from "./hero.module.css";
import type { HeroVariant } from "@/lib/channel/theme-css";

type Props = { items: CardView[]; at: number; eager: boolean; variant: HeroVariant };

// With what the crop cuts off: the box of an overlay is 10:11 on phones, and as high as its words are above.
const sizes: Record<HeroVariant, string> = {
  overlay: "(min-width:1100px) 103vw,(min-width:650px) 153vw,196vw",
  letterbox: "(min-width:650px) 100vw,134vw",
  split: "(min-width:1200px) 58vw,(min-width:940px) 85vw,105vw",
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
              focus={card.focus}
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
