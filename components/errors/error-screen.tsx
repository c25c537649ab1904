import type { ReactNode } from "react";
import type { Translate } from "@/lib/i18n/translate";
import { LinkButton } from "../ui/button";
import styles from "./error-screen.module.css";

type Props = {
  t: Translate;
  code: number;
  title: string;
  detail: string | undefined;
  /** In the place of the code's digits; null for none. */
  picture?: ReactNode;
  /** Above the digits on phones. */
  drawing?: ReactNode;
  /** The path that was requested. */
  name?: string | undefined;
  /** What stands behind the words, which are white then. */
  still?: ReactNode;
  /** Home, where it is not `/`. */
  homeHref?: string | undefined;
  /** What the viewer can do about it, before the way home. */
  unlock?: ReactNode;
  support?: ReactNode;
};

export function ErrorScreen({ t, code, title, detail, still, ...props }: Props) {
  const { picture, drawing, name, homeHref = "/", unlock, support } = props;
  return (
    <div className={styles.screen} data-still={still ? "" : undefined}>
      {still}
      <div className={still ? `on-media ${styles.words}` : styles.words}>
        {drawing}
        {picture === undefined ? <p className={styles.code}>{code}</p> : picture}
        <h1 className="display">{title}</h1>
        {name && <p className={styles.name}>{name}</p>}
        {detail && <p className={styles.detail}>{detail}</p>}
        <div className={styles.actions}>
          {unlock}
          <LinkButton href={homeHref} variant={homeButtonVariant(Boolean(unlock), Boolean(still))}>
            {t("backToHome")}
          </LinkButton>
          {support}
        </div>
      </div>
    </div>
  );
}

function homeButtonVariant(isSecond: boolean, isOnMedia: boolean) {
  if (!isSecond) return "primary";
  return isOnMedia ? "media" : "outline";
}
