import type { Translate } from "@/lib/i18n/translate";
import type { CardView } from "@/lib/sections/card-view";
import { formatDuration } from "../cards/format-duration";
import { Picture } from "../ui/picture";
import styles from "./suggested-title-links.module.css";

type Props = { heading: string; titles: CardView[]; t: Translate; locale: string };

// Somewhere to go on from a page that is not there; drawn by the server, without what a card can do.
export function SuggestedTitleLinks({ heading, titles, t, locale }: Props) {
  if (titles.length === 0) return null;
  return (
    <section className={`wrap ${styles.titles}`} aria-labelledby="titles">
      <h2 id="titles" className="display">
        {heading}
      </h2>
      <ul>
        {titles.map((card) => (
          <li key={card.token}>
            <Picture
              src={card.picture}
              art={card.art}
              aspect={card.aspect}
              title={card.title}
              sizes="auto,(min-width:650px) 23vw,46vw"
            />
            <a href={card.href}>{card.title}</a>
            <p>{factOf(card, t, locale)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function factOf({ state, durationS }: CardView, t: Translate, locale: string): string | undefined {
  if (state) return t(state === "live" ? "live" : "scheduled");
  return durationS === undefined ? undefined : formatDuration(durationS, locale);
}
