import type { Translate } from "@/lib/i18n/translate";
import styles from "./sign-in-lead.module.css";

type Props = { name: string; picture?: React.ReactNode; t: Translate };

const gap = "\u0000";

// The name stands out wherever a language puts it.
export function SignInLead({ name, picture, t }: Props) {
  const [before, after] = t("accountToContinue", { name: gap }).split(gap);
  return (
    <div className={styles.lead}>
      {picture}
      <p className="muted">
        {before}
        <b>{name}</b>
        {after}
      </p>
    </div>
  );
}
