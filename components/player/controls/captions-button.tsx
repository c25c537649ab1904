import { useText } from "../../text-provider";
import { toggleCaptions, useShownCaptions } from "../media/captions";
import { outlineBadgeCc } from "../player-icons";
import { usePlayerParts } from "../player-parts";
import { ControlButton } from "./control-button";

export function CaptionsButton() {
  const { t } = useText();
  const parts = usePlayerParts();
  const shown = useShownCaptions();
  if (parts.playback.captions.length === 0) return null;
  return (
    <ControlButton
      name={t("playerCaptions")}
      path={outlineBadgeCc}
      pressed={shown !== "off"}
      onPress={() => toggleCaptions(parts)}
    />
  );
}
