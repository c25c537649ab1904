import type { Translate } from "@/lib/i18n/translate";
import styles from "./legal-links.module.css";

type Props = { t: Translate; terms: string | undefined; privacy: string | undefined };

const mark = "\u0000";

// Each opens in another tab, so that what was typed stays. The link stands wherever a language puts it.
export function LegalLinks({ t, terms, privacy }: Props) {
  if (!terms && !privacy) return null;
  return (
    <p className={styles.legal}>
      {terms && linked(t("accountLegalTerms", { terms: mark }), terms, t("termsOfService"))}{" "}
      {privacy && linked(t("accountLegalPrivacy", { privacy: mark }), privacy, t("privacyPolicy"))}
    </p>
  );
}

function linked(sentence: string, href: string, name: string) {
  const [before, after] = sentence.split(mark);
  return (
    <>
      {before}
      <a href={href} target="_blank" rel="noreferrer">
        {name}
      </a>
      {after}
    </>
  );
}
