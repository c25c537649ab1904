import type { CardView } from "@/lib/sections/card-view";
import { Card } from "../../cards/card";
import { useText } from "../../text-provider";

const options = { ratio: "16:9", sizes: "auto,22vw" } as const;

// The picture of a menu, a card like any other.
export function MenuFeatureCard({ card }: { card: CardView }) {
  const i18n = useText();
  return (
    <ul>
      <Card card={card} options={{ ...i18n, ...options }} />
    </ul>
  );
}
