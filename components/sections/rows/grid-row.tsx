import { Card } from "../../cards/card";
import { useText } from "../../text-provider";
import styles from "./grid-row.module.css";
import { ItemsRow, type ItemsRowProps } from "./items-row";

const sizes = {
  "16:9": "auto,(min-width:940px) 26vw,(min-width:480px) 48vw,94vw",
  "2:3": "auto,(min-width:940px) 18vw,46vw",
  "1:1": "auto,(min-width:940px) 18vw,46vw",
};

export function GridRow(props: ItemsRowProps) {
  const i18n = useText();
  const { ratio } = props.row;
  const look = { ...i18n, ratio, sizes: sizes[ratio] };
  return (
    <ItemsRow
      {...props}
      as="ul"
      className={styles.grid}
      renderItem={(card) => <Card key={card.token} card={card} look={look} />}
    />
  );
}
