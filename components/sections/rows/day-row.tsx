import { type CSSProperties, useMemo } from "react";
import type { Light } from "@/lib/contract/sections";
import type { CardView } from "@/lib/sections/card-view";
import { Card } from "../../cards/card";
import { useText } from "../../text-provider";
import styles from "./day-row.module.css";
import { RailRow, type RailRowProps, useRailLook } from "./rail-row";

/** The colour of its sky, and how far up the sun or the moon stands, from 0 to 1. */
type Part = { name: string; sky: string; height: number };

// In the order of a day. A sky has the same colours in every brand; the films tint it.
const parts: Record<Light, Part> = {
  dawn: { name: "Dawn", sky: "oklch(.68 .11 40)", height: 0 },
  morning: { name: "Morning", sky: "oklch(.76 .08 225)", height: 0.5 },
  noon: { name: "Noon", sky: "oklch(.85 .08 230)", height: 1 },
  afternoon: { name: "Afternoon", sky: "oklch(.79 .11 85)", height: 0.5 },
  dusk: { name: "Dusk", sky: "oklch(.5 .14 325)", height: 0 },
  night: { name: "Night", sky: "oklch(.36 .09 270)", height: 0.8 },
};
const order = Object.keys(parts);

// Films from dawn to night, under the sky of their part of it.
export function DayRow(props: RailRowProps) {
  const { row, pageKey } = props;
  const look = useRailLook(row, pageKey);
  const items = useMemo(() => byLight(row.items), [row.items]);
  return (
    <RailRow
      {...props}
      items={items}
      className={styles.day}
      renderItem={(card, index) => {
        const lit = card.light ? card : undefined;
        return (
          <Card
            key={card.token}
            card={card}
            look={look}
            className={lit && styles.lit}
            style={lit && skyOf(lit, items[index + 1])}
          >
            {lit?.light && (
              <PartName light={lit.light} isFirst={items[index - 1]?.light !== lit.light} />
            )}
          </Card>
        );
      }}
    />
  );
}

// What has no light stands at the end, without a sky.
function byLight(items: CardView[]): CardView[] {
  const at = ({ light }: CardView) => (light ? order.indexOf(light) : order.length);
  return items.toSorted((a, b) => at(a) - at(b));
}

// From its own part of the day to that of the next card.
function skyOf(card: CardView, next: CardView | undefined): CSSProperties {
  const end = next?.light ? next : card;
  return Object.fromEntries([
    ["--from", tinted(card)],
    ["--to", tinted(end)],
  ]);
}

function tinted({ light = "noon", art }: CardView): string {
  const { sky } = parts[light];
  return art ? `color-mix(in oklab, ${sky} 80%, ${art})` : sky;
}

// Said of every card, seen where a part of the day begins.
function PartName({ light, isFirst }: { light: Light; isFirst: boolean }) {
  const { t } = useText();
  const { name, height } = parts[light];
  if (!isFirst) return <p className="sr">{t(`light${name}`)}</p>;
  return (
    <p className={styles.part}>
      <b className="display">{t(`light${name}`)}</b>
      <i
        data-moon={light === "night" || undefined}
        style={Object.fromEntries([["--height", height]])}
      />
    </p>
  );
}
