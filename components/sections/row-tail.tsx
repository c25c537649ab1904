import type { Row } from "@/store/sections/sections-slice";
import { useText } from "../text-provider";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { outlineRefresh } from "../ui/icon-paths";
import { Loader } from "../ui/loader";
import { Skeleton } from "../ui/skeleton";
import styles from "./row-tail.module.css";

/** Without `again` what failed is said elsewhere. */
type Props = { row: Row; again: (() => unknown) | undefined };

const waiting = [0, 1, 2, 3];

// What follows the last card of a rail or grid: cards on their way, or the way to try once more.
export function RowTail({ row, again }: Props) {
  const { t } = useText();
  if (row.status === "pending") return waiting.map((key) => <SkeletonCard key={key} />);
  if (row.status !== "rejected" || !again) return null;
  return (
    <li className={styles.failed}>
      <p>{t("rowFailed")}</p>
      <Button look="outline" size="small" onClick={again}>
        <Icon path={outlineRefresh} />
        {t("tryAgain")}
      </Button>
    </li>
  );
}

function SkeletonCard() {
  return (
    <li aria-hidden="true">
      <Loader form="square" />
      <Skeleton line width="70%" />
      <Skeleton line width="34%" />
    </li>
  );
}
