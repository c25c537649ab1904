import type { RowState } from "@/store/sections/sections-slice";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { refreshIconPath } from "../../ui/icon-paths";
import { Loader, Skeleton } from "../../ui/loader";
import { formatRowFailure } from "./format-row-failure";
import styles from "./row-end.module.css";

/** Without `retry`, ShowMore reports the failure. */
type Props = { row: RowState; retry: (() => unknown) | undefined };

const placeholders = [0, 1, 2, 3, 4, 5];

// Follows the last card of a row: placeholders while cards load, a button to retry when they failed.
export function RowLoadingOrRetry({ row, retry }: Props) {
  const { t } = useText();
  // The items before stay until then.
  if (row.stale && row.items.length > 0) return null;
  if (row.status === "pending" || row.status === "queued")
    return placeholders.map((key) => <SkeletonCard key={key} />);
  if (row.status !== "rejected" || !retry) return null;
  return (
    <li className={styles.failedItem}>
      <p>{formatRowFailure(t, row.error)}</p>
      <Button variant="outline" size="small" onClick={retry}>
        <Icon path={refreshIconPath} />
        {t("tryAgain")}
      </Button>
    </li>
  );
}

function SkeletonCard() {
  return (
    <li aria-hidden="true">
      <Loader form="square" />
      <div className={styles.words}>
        <Skeleton line width="70%" />
        <Skeleton line width="34%" />
      </div>
    </li>
  );
}
