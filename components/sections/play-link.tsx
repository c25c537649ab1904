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
  const { kind, state, href } = card;
  const isPlayed = kind === "video" && state !== "scheduled" && state !== "cancelled";
  return (
    <LinkButton href={href} look={look} size={size}>
      {isPlayed && <Icon path={filledPlayerPlay} solid />}
      {t(kind === "video" && !isPlayed ? "details" : verbs[kind])}
    </LinkButton>
  );
}
