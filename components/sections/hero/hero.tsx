import { useRef, useState } from "react";
import type { RowState } from "@/store/sections/sections-slice";
import { findSharedCardFacts } from "../../cards/shared-card-facts";
import { cardTrackingAttributes } from "../../cards/card-tracking-attributes";
import { classNames } from "../../ui/class-names";
import { placeholderColorStyle } from "../../ui/picture";
import styles from "./hero.module.css";
import { HeroPicture } from "./hero-picture";
import { HeroStrip } from "./hero-strip";
import { HeroText } from "./hero-text";
import { useSwipe } from "./use-swipe";
import type { HeroVariant } from "@/lib/channel/theme-css";

type Props = { row: RowState; variant: HeroVariant; leads: boolean; titled: boolean };

export function Hero({ row, variant, leads, titled }: Props) {
  const [at, setAt] = useState(0);
  const place = useRef<HTMLElement>(null);
  const items = row.items.slice(0, 6);
  const choose = (index: number) => {
    setAt(index);
    // The background behind the first rows takes the colour of the chosen film too.
    const room = leads ? place.current?.closest<HTMLElement>("[data-room]") : undefined;
    room?.style.setProperty("--art", items[index]?.art ?? "");
  };
  // The first one follows the last one.
  const swipe = useSwipe((step) => choose((at + step + items.length) % items.length));
  const card = items[at] ?? items[0];
  if (!card) return null;
  return (
    <section
      ref={place}
      className={classNames(styles.hero, styles[variant], variant === "overlay" && "on-media")}
      aria-label={row.name ?? card.title}
      data-art
      data-hero={leads ? variant : undefined}
      {...cardTrackingAttributes(card)}
      style={placeholderColorStyle(card.art)}
      {...(items.length > 1 && swipe)}
    >
      <HeroPicture items={items} at={at} eager={leads} variant={variant} />
      <div className={classNames(styles.inside, "wrap")}>
        <HeroText
          card={card}
          items={items}
          common={findSharedCardFacts(row, "")}
          level={titled ? "h1" : "h2"}
          variant={variant}
        />
        {items.length > 1 && <HeroStrip items={items} at={at} choose={choose} />}
      </div>
    </section>
  );
}
