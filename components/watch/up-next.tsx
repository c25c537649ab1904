import type { SectionItem } from "@/lib/contract/sections";
import { toCardView } from "@/lib/sections/card-view";
import { cardInApp } from "@/lib/sections/in-app";
import { CardMeta } from "../cards/card-meta";
import { CardPicture } from "../cards/card";
import type { I18n } from "../text-provider";
import styles from "./up-next.module.css";

type Props = { items: SectionItem[]; mobile: boolean | undefined; i18n: I18n };

const maxItems = 6;

export function UpNext({ items, mobile, i18n }: Props) {
  if (items.length === 0) return null;
  const look = { ...i18n, ratio: "16:9" as const, sizes: "168px" };
  return (
    <section aria-labelledby="up-next">
      <h2 id="up-next" className={`display ${styles.heading}`}>
        {i18n.t("upNext")}
      </h2>
      <ul className={styles.rows}>
        {items.slice(0, maxItems).map((item) => {
          const card = mobile ? cardInApp(toCardView(item)) : toCardView(item);
          return (
            <li key={card.token} className={styles.row}>
              <CardPicture card={card} look={look} />
              <div>
                <h3 className={styles.title}>
                  <a href={card.href}>{card.title}</a>
                </h3>
                <CardMeta card={card} look={i18n} className={styles.meta} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
