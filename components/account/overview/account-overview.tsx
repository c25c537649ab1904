import type { Language } from "@/lib/contract/languages";
import type { Translate } from "@/lib/i18n/translate";
import { Empty } from "../../ui/empty";
import { outlineDeviceLaptop, outlineReceipt, outlineShoppingBag } from "../../ui/icon-paths";
import { AccountDetails } from "./account-details";
import { AlertsSeen } from "./alerts-seen";
import { AccountPart } from "./account-part";
import { LeaveWhenSignedOut } from "./leave-when-signed-out";
import styles from "./overview.module.css";
import { SignOutButton } from "./sign-out-button";

export type Account = {
  name: string;
  email: string;
  /** Signed in with a password, which can be changed here. */
  hasPassword: boolean;
  alerts: number;
};

type Props = { account: Account; mobile: boolean; languages: Language[]; t: Translate };

export function AccountOverview({ account, mobile, languages, t }: Props) {
  const parts = [
    ["details", t("accountDetails")],
    ["purchases", t("accountPurchases")],
    ["invoices", t("accountInvoices")],
    ["devices", t("accountDevices")],
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
        <nav className={styles.anchors} aria-label={t("myAccount")}>
          <ul>
            {parts.map(([id, name]) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.parts}>
          <AccountPart id="details" title={t("accountDetails")}>
            <AccountDetails account={account} mobile={mobile} languages={languages} t={t} />
          </AccountPart>
          <AccountPart id="purchases" title={t("accountPurchases")}>
            <Empty icon={outlineShoppingBag} title={t("nothingHere")}>
              {t("accountPurchasesNone")}
            </Empty>
          </AccountPart>
          <AccountPart id="invoices" title={t("accountInvoices")}>
            <Empty icon={outlineReceipt} title={t("nothingHere")}>
              {t("accountInvoicesNone")}
            </Empty>
          </AccountPart>
          <AccountPart id="devices" title={t("accountDevices")}>
            <Empty icon={outlineDeviceLaptop} title={t("nothingHere")}>
              {t("accountDevicesNone")}
            </Empty>
          </AccountPart>
        </div>
      </div>
      <AlertsSeen alerts={account.alerts} />
      <LeaveWhenSignedOut />
    </div>
  );
}
