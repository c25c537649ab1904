import { useId, useRef } from "react";
import type { CardView } from "@/lib/sections/card-view";
import type { Row } from "@/store/sections/sections-slice";
import { priceFact } from "../../cards/card-meta";
import { useText } from "../../text-provider";
import { PlayLink } from "../play-link";
import styles from "./offer-row.module.css";
import { ShowMore } from "./show-more";
import { useItems } from "./use-items";

// What is on offer: one item in the words of its row, several side by side with a name, a price and a link each.
export function OfferRow({ pageKey, row }: { pageKey: string; row: Row }) {
  const { t } = useText();
  const list = useRef<HTMLUListElement>(null);
  const { more } = useItems(pageKey, row);
  const [first, second] = row.items;
  if (!first) return null;
  const isAlone = second === undefined && row.nextPage === undefined;
  const name = row.name ?? (isAlone ? first.title : t("chooseHowToWatch"));
  const sentence = row.description ?? (isAlone ? first.description : undefined);
  return (
    <section className={styles.offer} aria-label={name}>
      <div className={styles.words}>
        <h2 className="display">{name}</h2>
        {sentence && <p>{sentence}</p>}
        {isAlone && <OnlyOffer card={first} isNamed={name === first.title} />}
      </div>
      {!isAlone && (
        <ul ref={list} className={styles.offers}>
          {row.items.map((card) => (
            <Offer key={card.token} card={card} />
          ))}
        </ul>
      )}
      <ShowMore byScroll={false} list={list} of={row} more={more} />
    </section>
  );
}

// `isNamed`: the heading is its name.
function OnlyOffer({ card, isNamed }: { card: CardView; isNamed: boolean }) {
  const i18n = useText();
  return (
    <>
      {!isNamed && <h3>{card.title}</h3>}
      {card.price && <p>{priceFact(card.price, i18n)}</p>}
      <PlayLink card={card} />
    </>
  );
}

function Offer({ card }: { card: CardView }) {
  const i18n = useText();
  const id = useId();
  return (
    <li>
      <h3 id={id}>{card.title}</h3>
      {card.description && <p>{card.description}</p>}
      {card.price && <p className={styles.price}>{priceFact(card.price, i18n)}</p>}
      <PlayLink card={card} describedBy={id} />
    </li>
  );
}
