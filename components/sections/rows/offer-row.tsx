import type { Row } from "@/store/sections/sections-slice";
import { priceFact } from "../../cards/card-meta";
import { useText } from "../../text-provider";
import styles from "./offer-row.module.css";
import { PlayLink } from "../play-link";

export function OfferRow({ row }: { row: Row }) {
  const i18n = useText();
  const offer = row.items[0];
  if (!offer) return null;
  const sentence = row.description ?? offer.description;
  return (
    <section className={styles.offer} aria-label={row.name ?? offer.title}>
      <div className={styles.words}>
        <h2 className="display">{row.name ?? offer.title}</h2>
        {sentence && <p>{sentence}</p>}
        {offer.price && <p>{priceFact(offer.price, i18n)}</p>}
        <PlayLink card={offer} />
      </div>
    </section>
  );
}
