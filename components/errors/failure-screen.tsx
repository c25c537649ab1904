import type { ReactNode } from "react";
import type { ErrorSource } from "@/lib/contract/error-body";
import type { FailureDisplay } from "@/lib/failures/failure-displays";
import {
  failureDisplayOf,
  failureScreenTextKeys,
  failureScreenTitle,
} from "@/lib/failures/find-failure-display";
import type { Translate } from "@/lib/i18n/translate";
import type { ContentPreview } from "@/lib/pages/load-content-preview";
import { LinkButton } from "../ui/button";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";
import { shieldLockIconPath } from "./error-icons";
import { ErrorScreen } from "./error-screen";
import styles from "./error-screen.module.css";
import { TryAgain } from "./try-again";

type Props = {
  t: Translate;
  code: number;
  source?: ErrorSource | undefined;
  /** The provider's message; without it the words of the row. */
  message?: string | undefined;
  detail?: string | undefined;
  supportHref?: string | undefined;
  /** The path that unlocks it, where there is one. */
  unlock?: string | undefined;
  homeHref?: string | undefined;
  /** The path that was requested. */
  content?: ContentPreview | undefined;
  drawing?: ReactNode;
};

// A row of the table of failures as a screen; only the server has all of its words.
export function FailureScreen({ t, code, source, message, detail, ...props }: Props) {
  const { homeHref, supportHref, unlock, content, drawing } = props;
  const row = failureDisplayOf({ code, source });
  const words = failureScreenTextKeys({ code, source });
  const still = row.screen === "still" && content?.thumbnail ? stillOf(content) : undefined;
  return (
    <ErrorScreen
      t={t}
      code={code}
      title={failureScreenTitle({ code, source, message }, t)}
      detail={(row.isTitleFixed && message) || (detail ?? (words.hint && t(words.hint)))}
      picture={row.picture === "shield" ? (still ? null : shield) : undefined}
      name={row.screen === "still" ? content?.name : undefined}
      still={still}
      drawing={drawing}
      homeHref={homeHref}
      unlock={unlockOf(row, unlock, t)}
      support={
        supportHref && (
          <LinkButton href={supportHref} variant={still ? "media" : "outline"}>
            {t(row.support ?? "contactSupport")}
          </LinkButton>
        )
      }
    />
  );
}

function unlockOf({ unlock }: FailureDisplay, href: string | undefined, t: Translate) {
  if (!unlock) return undefined;
  if (!unlock.path) return <TryAgain label={t(unlock.text)} />;
  return href ? (
    <LinkButton href={href} variant="primary">
      {t(unlock.text)}
    </LinkButton>
  ) : undefined;
}

const shield = (
  <span className={styles.shield}>
    <Icon path={shieldLockIconPath} />
  </span>
);

function stillOf({ thumbnail, art, name }: ContentPreview) {
  return (
    <Picture
      src={thumbnail}
      art={art}
      title={name}
      sizes="100vw"
      maxWidth={1920}
      eager
      className={styles.still}
    />
  );
}
