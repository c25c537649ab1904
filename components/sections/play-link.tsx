import type { CardView } from "@/lib/sections/card-view";
import { useText } from "../text-provider";
import { LinkButton } from "../ui/button";
import type { ButtonLook } from "../ui/button";
import { Icon } from "../ui/icon";
import { filledPlayerPlay } from "../ui/icon-paths";

const verbs = { video: "play", page: "explore", paywall: "chooseHowToWatch" };

type Props = { card: CardView; look?: ButtonLook["look"]; size?: ButtonLook["size"] };

export function PlayLink({ card, look = "primary", size }: Props) {
  const { t } = useText();
  return (
    <LinkButton href={card.href} look={look} size={size}>
      {card.kind === "video" && <Icon path={filledPlayerPlay} solid />}
      {t(verbs[card.kind])}
    </LinkButton>
  );
}
