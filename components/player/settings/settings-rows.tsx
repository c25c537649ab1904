import { useText } from "../../text-provider";
import { Icon } from "../../ui/icon";
import { outlineAdjustments, outlineBadgeCc, outlineGauge, outlineKeyboard } from "../player-icons";
import { usePlayerParts } from "../player-parts";
import styles from "./settings.module.css";
import { SettingsRow } from "./settings-row";
import type { SettingsPage } from "./settings-sheet";
import { useCaptionsValue, useQualityValue, useSpeedValue } from "./values";

type Props = {
  open: (page: SettingsPage) => void;
  close: () => void;
  listShortcuts: () => void;
};

export function SettingsRows({ open, close, listShortcuts }: Props) {
  const { t } = useText();
  const { root, isLive } = usePlayerParts();
  const speed = useSpeedValue();
  const quality = useQualityValue();
  const captions = useCaptionsValue();
  // The dialog gives the focus back to what had it, and this row is gone then.
  const list = () => {
    root.querySelector<HTMLElement>("[data-opens-settings]")?.focus();
    close();
    listShortcuts();
  };
  const row = (page: SettingsPage, path: string, name: string, value: string) => (
    <SettingsRow path={path} name={t(name)} value={value} open={() => open(page)} />
  );
  return (
    <>
      {!isLive && row("speed", outlineGauge, "playerSpeed", speed)}
      {quality && row("quality", outlineAdjustments, "playerQuality", quality)}
      {captions && row("captions", outlineBadgeCc, "playerCaptions", captions)}
      <button type="button" role="menuitem" tabIndex={-1} className={styles.keys} onClick={list}>
        <Icon path={outlineKeyboard} />
        {t("playerShortcuts")}
      </button>
    </>
  );
}
