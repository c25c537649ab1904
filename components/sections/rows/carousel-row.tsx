import { Card } from "../../cards/card";
import { RailRow, type RailRowProps, useRailCardOptions } from "./rail-row";

// As many cards as a phone shows.
const visibleCards = 2;

export function CarouselRow({ isInFirstScreen = false, ...props }: RailRowProps) {
  const options = useRailCardOptions(props.row, props.pageKey);
  return (
    <RailRow
      {...props}
      renderItem={(card, index) => (
        <Card
          key={card.token}
          card={card}
          options={options}
          isInFirstScreen={isInFirstScreen && index < visibleCards}
        />
      )}
    />
  );
}
