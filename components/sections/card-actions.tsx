import type { CardView } from "@/lib/sections/card-view";
import { ListButton } from "../lists/list-button";
import { useListsOf } from "../lists/offered-lists";
import type { ButtonLook } from "../ui/button";
import { PlayLink } from "./play-link";

type Props = {
  card: CardView;
  look?: ButtonLook["look"];
  /** The look of what stands beside the first action. */
  besideLook?: ButtonLook["look"];
  size?: ButtonLook["size"];
  /** What stands beside has its name where the window is wide. */
  labelled?: boolean;
};

// What can be watched is played first; of what is still to come its viewers want to be told.
export function CardActions(props: Props) {
  const { card, look = "primary", besideLook = "quiet", size, labelled } = props;
  const [list] = useListsOf(card);
  const second = look === "quiet" ? "ghost" : besideLook;
  if (card.state === "scheduled" && list === "liveNotifications") {
    return (
      <>
        <ListButton {...{ item: card, list, look, besideLook, size }} labelled />
        <PlayLink card={card} look={second} size={size} />
      </>
    );
  }
  if (card.first) {
    return (
      <>
        <PlayLink card={{ ...card, plays: "play", href: card.first }} look={look} size={size} />
        <PlayLink card={card} look={second} size={size} />
      </>
    );
  }
  return (
    <>
      <PlayLink card={card} look={look} size={size} />
      {list && (
        <ListButton
          {...{ item: card, list, size }}
          look={besideLook}
          labelled={labelled && "wide"}
        />
      )}
    </>
  );
}
