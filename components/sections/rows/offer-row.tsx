import dynamic from "next/dynamic";
import { useRef } from "react";
import type { CardView } from "@/lib/sections/card-view";
import type { RowState } from "@/store/sections/sections-slice";
import { startingPriceText } from "../../cards/card-meta";
import { useText } from "../../text-provider";
import { PlayLink } from "../play-link";
import styles from "./offer-row.module.css";
import { ShowMore } from "./show-more";
import { useRowItems } from "./use-row-items";

// Its style comes with the pages that have several offers in a row.
const OfferList = dynamic(async () => (await import("./offer-list")).OfferList);

// What is on offer: one item in the words of its row, several side by side with a name, a price and a link each.
export function OfferRow({ pageKey, row }: { pageKey: string; row: RowState }) {
  const { t } = useText();
  const list = useRef<HTMLUListElement>(null);
  const { more } = useRowItems(pageKey, row);
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
      {!isAlone && <OfferList list={list} cards={row.items} />}
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
      {card.price && <p>{startingPriceText(card.price, i18n)}</p>}
      <PlayLink card={card} />
    </>
  );
}
