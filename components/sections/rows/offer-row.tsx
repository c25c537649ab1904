import type { Row } from "@/store/sections/sections-slice";
import styles from "./offer-row.module.css";
import { PlayLink } from "../play-link";

export function OfferRow({ row }: { row: Row }) {
  const offer = row.items[0];
  if (!offer) return null;
  const sentence = row.description ?? offer.description;
  return (
    <section className={styles.offer} aria-label={row.name ?? offer.title}>
      <div className={styles.words}>
        <h2 className="display">{row.name ?? offer.title}</h2>
        {sentence && <p>{sentence}</p>}
        <PlayLink card={offer} />
      </div>
    </section>
  );
}
