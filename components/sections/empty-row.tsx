import { useText } from "../text-provider";
import { Empty } from "../ui/empty";
import { outlineMoodEmpty } from "../ui/icon-paths";

export function EmptyRow() {
  const { t } = useText();
  return (
    <Empty icon={outlineMoodEmpty} title={t("nothingHere")}>
      {t("nothingHereHint")}
    </Empty>
  );
}
