import type { RowState } from "@/store/sections/sections-slice";
import { useText } from "../../text-provider";
import { LinkButton } from "../../ui/button";
import styles from "./empty-row.module.css";
import { SectionFrame } from "./section-frame";

// An empty list, or a list of a visitor: says how to fill it, with a link.
export function EmptyPersonalRow({ row, signedOut }: { row: RowState; signedOut: boolean }) {
  const { t } = useText();
  const isWatchList = row.personal === "watch_list";
  return (
    <SectionFrame row={row}>
      <div className={styles.personal}>
        <p>{isWatchList ? t("watchListEmpty") : t("continueWatchingEmpty")}</p>
        <LinkButton href={signedOut ? "/user/signIn" : "/"} variant="outline" size="small">
          {signedOut ? t("signIn") : t("explore")}
        </LinkButton>
      </div>
    </SectionFrame>
  );
}
