import { type RefObject, useId } from "react";
import type { CardView } from "@/lib/sections/card-view";
import { startingPriceText } from "../../cards/card-meta";
import { useText } from "../../text-provider";
import { PlayLink } from "../play-link";
import styles from "./offer-list.module.css";

export function OfferList({
  list,
  cards,
}: {
  list: RefObject<HTMLUListElement | null>;
  cards: CardView[];
}) {
  return (
    <ul ref={list} className={styles.offers}>
      {cards.map((card) => (
        <Offer key={card.token} card={card} />
      ))}
    </ul>
  );
}

function Offer({ card }: { card: CardView }) {
  const i18n = useText();
  const id = useId();
  return (
    <li>
      <h3 id={id}>{card.title}</h3>
      {card.description && <p>{card.description}</p>}
      {card.price && <p>{startingPriceText(card.price, i18n)}</p>}
      <PlayLink card={card} describedBy={id} />
    </li>
  );
}
