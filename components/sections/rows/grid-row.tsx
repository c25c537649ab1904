import { Card } from "../../cards/card";
import { useCardOptions } from "../../cards/use-card-options";
import styles from "./grid-row.module.css";
import { ItemsRow, type ItemsRowProps } from "./items-row";
import { columnPictureSizes, countRowColumns, shortRowLayout } from "./short-row-layout";

const tall =
  "auto,(min-width:1200px) 15vw,(min-width:940px) 18vw,(min-width:650px) 23vw,(min-width:480px) 31vw,46vw";
const sizes = {
  "16:9": "auto,(min-width:940px) 26vw,48vw",
  "2:3": tall,
  "1:1": tall,
};

export function GridRow(props: ItemsRowProps) {
  const { row, pageKey } = props;
  const described = shortRowLayout(row) === "columns";
  const pictures = described ? columnPictureSizes(row) : { sizes: sizes[row.ratio] };
  const options = useCardOptions(row, pageKey, { ...pictures, described });
  return (
    <ItemsRow
      {...props}
      as="ul"
      className={styles.grid}
      columns={described ? countRowColumns(row) : undefined}
      renderItem={(card) => <Card key={card.token} card={card} options={options} />}
    />
  );
}
