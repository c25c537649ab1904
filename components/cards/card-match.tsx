import type { CardView } from "@/lib/sections/card-view";
import { clockTime } from "@/lib/playback/clock-time";
import styles from "./card.module.css";

// The line of the captions that was found; the card's link leads to where it is said.
export function CardMatch({ match: { text, time } }: { match: NonNullable<CardView["match"]> }) {
  return (
    <p className={styles.match} dir="auto">
      <b>{clockTime(time)}</b> <q>{text}</q>
    </p>
  );
}
