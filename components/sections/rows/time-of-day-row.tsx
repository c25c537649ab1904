import { type CSSProperties, useMemo } from "react";
import type { TimeOfDay } from "@/lib/contract/sections";
import type { CardView } from "@/lib/sections/card-view";
import { Card } from "../../cards/card";
import { useText } from "../../text-provider";
import styles from "./time-of-day-row.module.css";
import { RailRow, type RailRowProps, useRailCardOptions } from "./rail-row";

/** The colours of its sky, above and at the horizon, of its sun, and how far up that stands, from 0 to 1. */
type Part = { name: string; sky: string; glow: string; sun: string; height: number };

// In the order of a day. A sky has the same colours in every brand; the films tint it.
const parts: Record<TimeOfDay, Part> = {
  dawn: {
    name: "Dawn",
    sky: "oklch(.5 .1 300)",
    glow: "oklch(.76 .14 48)",
    sun: "oklch(.93 .09 75)",
    height: 0,
  },
  morning: {
    name: "Morning",
    sky: "oklch(.6 .1 245)",
    glow: "oklch(.87 .07 210)",
    sun: "oklch(.96 .06 95)",
    height: 0.5,
  },
  noon: {
    name: "Noon",
    sky: "oklch(.63 .13 245)",
    glow: "oklch(.9 .06 225)",
    sun: "oklch(.99 .02 100)",
    height: 1,
  },
  afternoon: {
    name: "Afternoon",
    sky: "oklch(.6 .08 235)",
    glow: "oklch(.86 .12 85)",
    sun: "oklch(.95 .1 90)",
    height: 0.5,
  },
  dusk: {
    name: "Dusk",
    sky: "oklch(.42 .13 295)",
    glow: "oklch(.66 .2 25)",
    sun: "oklch(.84 .15 55)",
    height: 0,
  },
  night: {
    name: "Night",
    sky: "oklch(.3 .09 275)",
    glow: "oklch(.44 .09 265)",
    sun: "oklch(.95 .02 270)",
    height: 0.85,
  },
};
const order = Object.keys(parts);

// Films from dawn to night, under the sky of their part of it.
export function TimeOfDayRow(props: RailRowProps) {
  const { row, pageKey } = props;
  const options = useRailCardOptions(row, pageKey);
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
            options={options}
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
    ["--from", parts[card.light ?? "noon"].sky],
    ["--to", parts[end.light ?? "noon"].sky],
    ["--glow-from", glowOf(card)],
    ["--glow-to", glowOf(end)],
  ]);
}

function glowOf({ light = "noon", art }: CardView): string {
  const { glow } = parts[light];
  return art ? `color-mix(in oklab, ${glow} 88%, ${art})` : glow;
}

// Said of every card, seen where a part of the day begins.
function PartName({ light, isFirst }: { light: TimeOfDay; isFirst: boolean }) {
  const { t } = useText();
  const { name, sun, height } = parts[light];
  if (!isFirst) return <p className="sr">{t(`light${name}`)}</p>;
  return (
    <p className={styles.part}>
      <span
        data-moon={light === "night" || undefined}
        style={Object.fromEntries([
          ["--height", height],
          ["--sun", sun],
        ])}
      >
        <i />
      </span>
      <b className="display">{t(`light${name}`)}</b>
    </p>
  );
}
