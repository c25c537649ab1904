import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import overview from "../overview/overview.module.css";

type Props = { status: "idle" | "busy" | "lost"; hasMore: boolean; load: () => Promise<void> };

export function LoadMoreOrRetry({ status, hasMore, load }: Props) {
  const { t } = useText();
  if (status === "lost") {
    return (
      <div className={overview.none} role="alert">
        {t("paymentListLost")}
        <Button variant="outline" size="small" onClick={() => void load()}>
          {t("tryAgain")}
        </Button>
      </div>
    );
  }
  if (!hasMore) return null;
  return (
    <Button variant="outline" busy={status === "busy"} onClick={() => void load()}>
      {t("showMore")}
    </Button>
  );
}
