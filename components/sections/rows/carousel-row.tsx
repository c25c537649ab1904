import { Card } from "../../cards/card";
import { RailRow, type RailRowProps, useRailLook } from "./rail-row";

export function CarouselRow(props: RailRowProps) {
  const look = useRailLook(props.row, props.pageKey);
  return (
    <RailRow {...props} renderItem={(card) => <Card key={card.token} card={card} look={look} />} />
  );
}
