import type { Translate } from "@/lib/i18n/translate";
import styles from "./skip-link.module.css";

// Leads to the page's `<main id="main" tabIndex={-1}>`.
export function SkipLink({ t }: { t: Translate }) {
  return (
    <a className={styles.skip} href="#main">
      {t("skipToContent")}
    </a>
  );
}
