import type { CardView } from "@/lib/sections/card-view";
import { ListToggleButton } from "../lists/list-toggle-button";
import { useAvailableLists } from "../lists/channel-lists-provider";
import type { ButtonAppearance } from "../ui/button";
import { PlayLink } from "./play-link";

type Props = {
  card: CardView;
  variant?: ButtonAppearance["variant"];
  /** The look of what stands beside the first action. */
  secondaryVariant?: ButtonAppearance["variant"];
  size?: ButtonAppearance["size"];
  /** What stands beside has its name where the window is wide. */
  labelled?: boolean;
};

// A content that can be watched offers "Play" first; a scheduled event offers "Notify me" first.
export function CardActions(props: Props) {
  const { card, variant = "primary", secondaryVariant = "quiet", size, labelled } = props;
  const [list] = useAvailableLists(card);
  const second = variant === "quiet" ? "ghost" : secondaryVariant;
  if (card.state === "scheduled" && list === "liveNotifications") {
    return (
      <>
        <ListToggleButton {...{ item: card, list, variant, secondaryVariant, size }} labelled />
        <PlayLink card={card} variant={second} size={size} />
      </>
    );
  }
  if (card.first) {
    return (
      <>
        <PlayLink
          card={{ ...card, plays: "play", href: card.first }}
          variant={variant}
          size={size}
        />
        <PlayLink card={card} variant={second} size={size} />
      </>
    );
  }
  return (
    <>
      <PlayLink card={card} variant={variant} size={size} />
      {list && (
        <ListToggleButton
          {...{ item: card, list, size }}
          variant={secondaryVariant}
          labelled={labelled && "wide"}
        />
      )}
    </>
  );
}
