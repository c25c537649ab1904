import { useText } from "../../text-provider";
import { Icon } from "../../ui/icon";
import { outlineSettings } from "../player-icons";
import styles from "./controls.module.css";

type Props = { isOpen: boolean; setOpen: (isOpen: boolean) => void };

export function SettingsButton({ isOpen, setOpen }: Props) {
  const { t } = useText();
  return (
    <button
      type="button"
      className={styles.control}
      data-opens-settings
      aria-label={t("playerSettings")}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <Icon path={outlineSettings} />
    </button>
  );
}
