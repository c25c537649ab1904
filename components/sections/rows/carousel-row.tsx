import { Card } from "../../cards/card";
import { RailRow, type RailRowProps, useRailCardOptions } from "./rail-row";

export function CarouselRow(props: RailRowProps) {
  const options = useRailCardOptions(props.row, props.pageKey);
  return (
    <RailRow
      {...props}
      renderItem={(card) => <Card key={card.token} card={card} options={options} />}
    />
  );
}
