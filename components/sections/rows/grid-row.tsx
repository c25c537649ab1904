import { Card } from "../../cards/card";
import { useCardLook } from "../../cards/use-card-look";
import styles from "./grid-row.module.css";
import { ItemsRow, type ItemsRowProps } from "./items-row";

const sizes = {
  "16:9": "auto,(min-width:940px) 26vw,(min-width:480px) 48vw,94vw",
  "2:3": "auto,(min-width:940px) 18vw,46vw",
  "1:1": "auto,(min-width:940px) 18vw,46vw",
};

export function GridRow(props: ItemsRowProps) {
  const { row, pageKey } = props;
  const look = useCardLook(row, pageKey, sizes[row.ratio]);
  return (
    <ItemsRow
      {...props}
      as="ul"
      className={styles.grid}
      renderItem={(card) => <Card key={card.token} card={card} look={look} />}
    />
  );
}
