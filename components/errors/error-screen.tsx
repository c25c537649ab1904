import { spokenCode } from "@/lib/i18n/spoken-code";
import type { Reason } from "@/lib/gate/reasons";
import type { Translate } from "@/lib/i18n/translate";
import { LinkButton } from "../ui/button";
import styles from "./error-screen.module.css";

// What there is to press for a reason; the others are nobody's to unlock here.
const unlocks: Partial<Record<Reason, string>> = { sign_in: "signIn", device_limit: "myAccount" };

type Props = {
  t: Translate;
  code: number;
  /** The provider's own words; without them the text of the code. */
  message?: string;
  detail?: string;
  supportHref?: string;
  /** Why it is closed, and the path that unlocks it. */
  reason?: Reason;
  unlock?: string;
  /** Home, where it is not `/`. */
  homeHref?: string;
};

export function ErrorScreen({ t, code, message, detail, homeHref = "/", ...props }: Props) {
  const { supportHref, reason, unlock } = props;
  const spoken = spokenCode(code);
  const way = reason && unlocks[reason];
  // To blame our side for what the viewer has to do (401, 402, …) would be wrong.
  const hint = spoken === code || code >= 500 ? t(`errorHint${spoken}`) : undefined;
  return (
    <div className={styles.screen}>
      <div className={styles.words}>
        <p className={styles.code}>{code}</p>
        <h1 className="display">{message ?? t(`error${spoken}`)}</h1>
        {(detail ?? hint) && <p className={styles.detail}>{detail ?? hint}</p>}
        <div className={styles.actions}>
          {unlock && way && (
            <LinkButton href={unlock} look="primary">
              {t(way)}
            </LinkButton>
          )}
          <LinkButton href={homeHref} look={unlock && way ? "outline" : "primary"}>
            {t("backToHome")}
          </LinkButton>
          {supportHref && (
            <LinkButton href={supportHref} look="outline">
              {t("contactSupport")}
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  );
}
