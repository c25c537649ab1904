import type { CardView } from "@/lib/sections/card-view";
import { useText } from "../text-provider";
import { LinkButton } from "../ui/button";
import type { ButtonAppearance } from "../ui/button";
import { Icon } from "../ui/icon";
import { filledPlayerPlayIconPath } from "../ui/icon-paths";

const verbs = { page: "seeAll", paywall: "chooseHowToWatch" };

type Props = {
  card: CardView;
  variant?: ButtonAppearance["variant"];
  size?: ButtonAppearance["size"];
  /** The id of the text that distinguishes this link from others with the same words. */
  describedBy?: string;
};

export function PlayLink({ card, variant = "primary", size, describedBy }: Props) {
  const { t } = useText();
  const { kind, state, href, plays } = card;
  const isOn = state !== "scheduled" && state !== "cancelled";
  const isPlayed = plays || (kind === "video" && isOn);
  const unplayed = kind === "video" ? t("details") : t(verbs[kind]);
  return (
    <LinkButton
      href={href}
      variant={variant}
      size={size}
      aria-describedby={describedBy}
      data-plays={isPlayed ? "" : undefined}
    >
      {isPlayed && <Icon path={filledPlayerPlayIconPath} solid />}
      <span>{isPlayed ? t(plays ?? "play") : unplayed}</span>
    </LinkButton>
  );
}
