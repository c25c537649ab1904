import { useText } from "../../text-provider";
import { Icon } from "../../ui/icon";
import { toggleCaptions, useCaptions, useShownCaptions } from "../media/caption-tracks";
import { badgeCcIconPath, settingsIconPath } from "../player-icons";
import { useEngineState, usePlayerParts } from "../player-parts";
import { ControlButton } from "./control-button";
import styles from "./control-row.module.css";

export function CaptionsButton() {
  const { t } = useText();
  const parts = usePlayerParts();
  const shown = useShownCaptions();
  const captions = useCaptions();
  const { captionFaults } = useEngineState();
  if (captions.length === 0) return null;
  return (
    <ControlButton
      name={t("playerCaptions")}
      path={badgeCcIconPath}
      pressed={shown !== undefined && !captionFaults.has(shown)}
      onPress={() => toggleCaptions(parts)}
    />
  );
}

export type SettingsMenuState = { isMenuOpen: boolean; setMenuOpen: (isOpen: boolean) => void };

export function SettingsButton({ isMenuOpen, setMenuOpen }: SettingsMenuState) {
  const { t } = useText();
  return (
    <button
      type="button"
      className={styles.control}
      data-opens-settings
      aria-label={t("playerSettings")}
      aria-haspopup="menu"
      aria-expanded={isMenuOpen}
      onClick={() => setMenuOpen(!isMenuOpen)}
    >
      <Icon path={settingsIconPath} />
    </button>
  );
}
