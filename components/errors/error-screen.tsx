import type { DenialReason } from "@/lib/gate/denial";
import type { Translate } from "@/lib/i18n/translate";
import { LinkButton } from "../ui/button";
import styles from "./error-screen.module.css";

// The button of each reason that the viewer can do something about.
const unlockTexts: Partial<Record<DenialReason, string>> = {
  sign_in: "signIn",
  device_limit: "myAccount",
};

type Props = {
  t: Translate;
  code: number;
  /** The provider's message; without it the text of the code. */
  message?: string;
  detail?: string;
  supportHref?: string;
  /** Why it is closed, and the path that unlocks it. */
  reason?: DenialReason;
  unlock?: string;
  /** Home, where it is not `/`. */
  homeHref?: string;
};

export function ErrorScreen({ t, code, message, detail, homeHref = "/", ...props }: Props) {
  const { supportHref, reason, unlock } = props;
  const messageCode = errorMessageCode(code);
  const unlockText = reason && unlockTexts[reason];
  // The hint of 503 blames our side, which is wrong for other codes under 500 (401, 402, …).
  const hint = messageCode === code || code >= 500 ? t(`errorHint${messageCode}`) : undefined;
  return (
    <div className={styles.screen}>
      <div className={styles.words}>
        <p className={styles.code}>{code}</p>
        <h1 className="display">{message ?? t(`error${messageCode}`)}</h1>
        {(detail ?? hint) && <p className={styles.detail}>{detail ?? hint}</p>}
        <div className={styles.actions}>
          {unlock && unlockText && (
            <LinkButton href={unlock} look="primary">
              {t(unlockText)}
            </LinkButton>
          )}
          <LinkButton href={homeHref} look={unlock && unlockText ? "outline" : "primary"}>
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

const codesWithTexts = [403, 404, 423];

/** The code whose texts (`error{code}`) a screen shows: its own when there are some, else 503's. */
export function errorMessageCode(code: number): number {
  return codesWithTexts.includes(code) ? code : 503;
}
