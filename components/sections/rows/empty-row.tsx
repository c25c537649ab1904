import type { ReactNode } from "react";
import type { Row } from "@/store/sections/sections-slice";
import { useText } from "../../text-provider";
import { LinkButton } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { outlineMoodEmpty } from "../../ui/icon-paths";
import styles from "./empty-row.module.css";
import { SectionFrame } from "./section-frame";

type Props = { hint?: string; children?: ReactNode };

export function EmptyRow({ hint, children }: Props) {
  const { t } = useText();
  return (
    <div className={styles.empty}>
      <Icon path={outlineMoodEmpty} />
      <b>{t("nothingHere")}</b>
      <p>{hint ?? t("nothingHereHint")}</p>
      {children}
    </div>
  );
}

// A list that has nothing in it, or nobody whose it is.
export function EmptyOwnRow({ row, signedOut }: { row: Row; signedOut: boolean }) {
  const { t } = useText();
  const isWatchList = row.personal === "watch_list";
  return (
    <SectionFrame row={row}>
      <EmptyRow hint={isWatchList ? t("watchListEmpty") : t("continueWatchingEmpty")}>
        {signedOut && (
          <LinkButton href="/user/signIn" look="outline" size="small">
            {t("signIn")}
          </LinkButton>
        )}
      </EmptyRow>
    </SectionFrame>
  );
}
