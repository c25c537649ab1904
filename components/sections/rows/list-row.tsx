import type { CardView } from "@/lib/sections/card-view";
import { type CardLook, CardPicture } from "../../cards/card";
import { CardMeta } from "../../cards/card-meta";
import cardStyles from "../../cards/card.module.css";
import { LocalTime } from "../../cards/local-time";
import { useText } from "../../text-provider";
import { classNames } from "../../ui/class-names";
import { ItemsRow, type ItemsRowProps } from "./items-row";
import styles from "./list-row.module.css";

export function ListRow(props: ItemsRowProps) {
  const i18n = useText();
  const { items, ratio } = props.row;
  const hasTimes = items.some((card) => card.state === "scheduled");
  const look = { ...i18n, ratio, sizes: "auto,184px" };
  return (
    <ItemsRow
      {...props}
      as="ol"
      className={styles.list}
      renderItem={(card, index) => (
        <ListItem key={card.token} card={card} look={look} lead={hasTimes || index + 1} />
      )}
    />
  );
}

/** `lead` is the number of the item, or true in a list that shows times in its place. */
function ListItem({ card, look, lead }: { card: CardView; look: CardLook; lead: number | true }) {
  return (
    <li className={classNames(cardStyles.card, styles.item)}>
      <CardPicture card={card} look={look} />
      <div className={styles.lead}>
        {lead === true ? <TimeLead card={card} look={look} /> : <b className="display">{lead}</b>}
      </div>
      <div className={styles.text}>
        <h3 className={cardStyles.title}>
          <a href={card.href}>{card.title}</a>
        </h3>
        <CardMeta card={card} look={look} className={cardStyles.meta} />
      </div>
    </li>
  );
}

function TimeLead({ card, look }: { card: CardView; look: CardLook }) {
  if (card.state === "live") return <b className="display">{look.t("now")}</b>;
  if (card.startTime === undefined) return null;
  return (
    <b className="display">
      <LocalTime time={card.startTime} format="clock" locale={look.locale} />
    </b>
  );
}
