import { useText } from "../../text-provider";
import { Icon } from "../../ui/icon";
import { chevronRightIconPath } from "../../ui/icon-paths";
import {
  adjustmentsIconPath,
  badgeCcIconPath,
  gaugeIconPath,
  headphonesIconPath,
  keyboardIconPath,
  textCaptionIconPath,
} from "../player-icons";
import { usePlayerParts } from "../player-parts";
import styles from "./settings.module.css";
import {
  useAudioTrackLabel,
  useCaptionsLabel,
  useQualityLabel,
  useSpeedLabel,
} from "./settings-menu-labels";

export type SettingsPageName = "quality" | "speed" | "audio" | "captions";

type Props = {
  open: (page: SettingsPageName | "style") => void;
  close: () => void;
  showShortcuts: () => void;
};

export function SettingsMenuRows({ open, close, showShortcuts }: Props) {
  const { t } = useText();
  const { root, isLive } = usePlayerParts();
  const speed = useSpeedLabel();
  const quality = useQualityLabel();
  const audio = useAudioTrackLabel();
  const captions = useCaptionsLabel();
  // The dialog returns the focus to the element that had it, and this row is gone by then.
  const showList = () => {
    root.querySelector<HTMLElement>("[data-opens-settings]")?.focus();
    close();
    showShortcuts();
  };
  const row = (page: SettingsPageName | "style", path: string, name: string, value: string) => (
    <SettingsRow path={path} name={t(name)} value={value} open={() => open(page)} />
  );
  return (
    <>
      {!isLive && row("speed", gaugeIconPath, "playerSpeed", speed)}
      {quality && row("quality", adjustmentsIconPath, "playerQuality", quality)}
      {audio && row("audio", headphonesIconPath, "playerAudio", audio)}
      {captions && row("captions", badgeCcIconPath, "playerCaptions", captions)}
      {captions && row("style", textCaptionIconPath, "playerCaptionStyle", "")}
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className={styles.keys}
        onClick={showList}
      >
        <Icon path={keyboardIconPath} />
        {t("playerShortcuts")}
      </button>
    </>
  );
}

type RowProps = { path: string; name: string; value: string; open: () => void };

function SettingsRow({ path, name, value, open }: RowProps) {
  return (
    <button type="button" role="menuitem" aria-haspopup="menu" tabIndex={-1} onClick={open}>
      <Icon path={path} />
      {name}
      <span>
        <span>{value}</span>
        <Icon path={chevronRightIconPath} arrow />
      </span>
    </button>
  );
}
