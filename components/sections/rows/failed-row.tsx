import type { Row } from "@/store/sections/sections-slice";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { refreshIconPath } from "../../ui/icon-paths";
import { Notice } from "../../ui/notice";
import { failureText } from "./failure-text";
import { SectionFrame } from "./section-frame";
import { useItems } from "./use-items";

export function FailedRow({ pageKey, row }: { pageKey: string; row: Row }) {
  const { t } = useText();
  const { retry } = useItems(pageKey, row);
  const busy = row.status === "pending";
  return (
    <SectionFrame row={row}>
      <Notice
        action={
          <Button variant="outline" size="small" busy={busy} onClick={retry}>
            <Icon path={refreshIconPath} />
            {t("tryAgain")}
          </Button>
        }
      >
        {failureText(t, row.error)}
      </Notice>
    </SectionFrame>
  );
}
