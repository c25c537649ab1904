import type { Translate } from "@/lib/i18n/translate";
import { Icon } from "../ui/icon";
import { outlineEye } from "../ui/icon-paths";
import styles from "./preview-banner.module.css";

export function PreviewBanner({ t }: { t: Translate }) {
  return (
    <div className={styles.banner} role="status" aria-label={t("preview")}>
      <Icon path={outlineEye} />
      {t("preview")}
    </div>
  );
}
