"use client";

import type { AccountAction } from "@/lib/contract/channel";
import { useText } from "../../text-provider";
import { DeleteAccountForm } from "./delete-account-form";
import { DownloadDataButton } from "./download-data-button";
import styles from "./overview.module.css";

type Props = {
  actions: readonly AccountAction[];
  hasPassword: boolean;
  mobile: boolean;
};

/** Download comes before deletion: docs/behaviour.md BE-510, BE-511. */
export function AccountData({ actions, hasPassword, mobile }: Props) {
  const { t } = useText();
  return (
    <dl className={styles.rows}>
      {actions.includes("download") && (
        <div>
          <dt>{t("accountDownloadHint")}</dt>
          <dd>
            <DownloadDataButton />
          </dd>
        </div>
      )}
      {actions.includes("delete") && (
        <div>
          <dt>{t("accountDeleteHint")}</dt>
          <dd>
            <DeleteAccountForm {...{ hasPassword, mobile }} />
          </dd>
        </div>
      )}
    </dl>
  );
}
