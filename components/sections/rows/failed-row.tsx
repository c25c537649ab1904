import type { RowState } from "@/store/sections/sections-slice";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { refreshIconPath } from "../../ui/icon-paths";
import { InlineMessage } from "../../ui/inline-message";
import { formatRowFailure } from "./format-row-failure";
import { SectionFrame } from "./section-frame";
import { useRowItems } from "./use-row-items";

export function FailedRow({ pageKey, row }: { pageKey: string; row: RowState }) {
  const { t } = useText();
  const { retry } = useRowItems(pageKey, row);
  const busy = row.status === "pending";
  return (
    <SectionFrame row={row}>
      <InlineMessage
        action={
          <Button variant="outline" size="small" busy={busy} onClick={retry}>
            <Icon path={refreshIconPath} />
            {t("tryAgain")}
          </Button>
        }
      >
        {formatRowFailure(t, row.error)}
      </InlineMessage>
    </SectionFrame>
  );
}
