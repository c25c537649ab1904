import type { Language } from "@/lib/contract/languages";
import type { Translate } from "@/lib/i18n/translate";
import { Icon } from "../../ui/icon";
import { outlineDeviceLaptop, outlineReceipt, outlineShoppingBag } from "../account-icons";
import { LeaveWhenSignedOut } from "../leave-when-signed-out";
import { AccountAnchors } from "./account-anchors";
import { AccountDetails } from "./account-details";
import { AlertsSeen } from "./alerts-seen";
import { AccountPart } from "./account-part";
import styles from "./overview.module.css";
import { SignOutButton } from "./sign-out-button";

export type Account = {
  name: string;
  email: string;
  /** Undefined where the provider does not say. */
  isConfirmed: boolean | undefined;
  /** Signed in with a password, which can be changed here. */
  hasPassword: boolean;
  alerts: number;
};

type Props = { account: Account; mobile: boolean; languages: Language[]; t: Translate };

export function AccountOverview({ account, mobile, languages, t }: Props) {
  const later = [
    ["purchases", t("accountPurchases"), outlineShoppingBag, t("accountPurchasesNone")],
    ["invoices", t("accountInvoices"), outlineReceipt, t("accountInvoicesNone")],
    ["devices", t("accountDevices"), outlineDeviceLaptop, t("accountDevicesNone")],
  ] as const;
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.top}>
        <div>
          <h1 className="display">{t("myAccount")}</h1>
          <p className="muted">{t("accountWelcome", { name: account.name })}</p>
        </div>
        <SignOutButton mobile={mobile} />
      </div>
      <div className={styles.columns}>
        <AccountAnchors
          label={t("myAccount")}
          parts={[
            ["details", t("accountDetails")],
            ...later.map(([id, name]) => [id, name] as const),
          ]}
        />
        <div className={styles.parts}>
          <AccountPart id="details" title={t("accountDetails")}>
            <AccountDetails account={account} mobile={mobile} languages={languages} t={t} />
          </AccountPart>
          {later.map(([id, name, icon, none]) => (
            <AccountPart key={id} id={id} title={name}>
              <p className={styles.none}>
                <Icon path={icon} />
                {none}
              </p>
            </AccountPart>
          ))}
        </div>
      </div>
      <AlertsSeen alerts={account.alerts} />
      <LeaveWhenSignedOut />
    </div>
  );
}
