import type { Translate } from "@/lib/i18n/translate";
import { Icon } from "../ui/icon";
import { eyeIconPath } from "../ui/icon-paths";
import styles from "./skip-link-and-preview-banner.module.css";

// Its target is the page's `<main id="main" tabIndex={-1}>`.
export function SkipLink({ t }: { t: Translate }) {
  return (
    <a className={styles.skip} href="#main">
      {t("skipToContent")}
    </a>
  );
}

export function PreviewBanner({ t }: { t: Translate }) {
  return (
    <div className={styles.banner} role="status" aria-label={t("preview")}>
      <Icon path={eyeIconPath} />
      {t("preview")}
    </div>
  );
}
