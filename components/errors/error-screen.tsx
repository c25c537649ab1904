import type { Translate } from "@/lib/i18n/translate";
import { LinkButton } from "../ui/button";
import styles from "./error-screen.module.css";

type Props = {
  t: Translate;
  code: number;
  /** The provider's own words; without them the text of the code. */
  message?: string;
  detail?: string;
  supportHref?: string;
};

const known = [403, 404, 423, 503];

export function ErrorScreen({ t, code, message, detail, supportHref }: Props) {
  const own = t(`error${known.includes(code) ? code : 503}`);
  const hint = detail ?? t(`errorHint${known.includes(code) ? code : 503}`);
  return (
    <div className={styles.screen}>
      <div className={styles.words}>
        <p className={styles.code}>{code}</p>
        <h1 className="display">{message ?? own}</h1>
        <p className={styles.detail}>{hint}</p>
        <div className={styles.actions}>
          <LinkButton href="/" look="primary">
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
