import type { Translate } from "@/lib/i18n/translate";
import styles from "./or-line.module.css";

export function OrLine({ t }: { t: Translate }) {
  return <p className={styles.or}>{t("accountOr")}</p>;
}
