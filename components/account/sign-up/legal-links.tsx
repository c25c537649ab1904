import type { Translate } from "@/lib/i18n/translate";
import styles from "./legal-links.module.css";

type Props = { t: Translate; terms: string | undefined; privacy: string | undefined };

// Each opens in another tab, so that what was typed stays.
export function LegalLinks({ t, terms, privacy }: Props) {
  if (!terms && !privacy) return null;
  return (
    <p className={styles.links}>
      {terms && (
        <a href={terms} target="_blank" rel="noreferrer">
          {t("termsOfService")}
        </a>
      )}
      {privacy && (
        <a href={privacy} target="_blank" rel="noreferrer">
          {t("privacyPolicy")}
        </a>
      )}
    </p>
  );
}
