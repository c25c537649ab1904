import { useText } from "../../text-provider";
import { Icon } from "../../ui/icon";
import { moodEmptyIconPath } from "../../ui/icon-paths";
import styles from "./empty-row.module.css";

export function EmptyRow() {
  const { t } = useText();
  return (
    <div className={styles.empty}>
      <Icon path={moodEmptyIconPath} />
      <b>{t("nothingHere")}</b>
      <p>{t("nothingHereHint")}</p>
    </div>
  );
}
