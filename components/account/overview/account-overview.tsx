import type { ReactNode } from "react";
import type { Language } from "@/lib/contract/languages";
import type { Translate } from "@/lib/i18n/translate";
import { Icon } from "../../ui/icon";
import { outlineDeviceLaptop, outlineReceipt, outlineShoppingBag } from "../account-icons";
import { ReloadOnSignOut } from "../session-effects";
import { type Account, AccountDetails } from "./account-details";
import { AlertsSeen } from "./alerts-seen";
import styles from "./overview.module.css";
import { SignOutButton } from "./sign-out-button";

type Props = { account: Account; mobile: boolean; languages: Language[]; t: Translate };

export function AccountOverview({ account, mobile, languages, t }: Props) {
  const empty = [
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
        <Anchors
          label={t("myAccount")}
          parts={[
            ["details", t("accountDetails")],
            ...empty.map(([id, name]) => [id, name] as const),
          ]}
        />
        <div className={styles.parts}>
          <Part id="details" title={t("accountDetails")}>
            <AccountDetails account={account} mobile={mobile} languages={languages} t={t} />
          </Part>
          {empty.map(([id, name, icon, none]) => (
            <Part key={id} id={id} title={name}>
              <p className={styles.none}>
                <Icon path={icon} />
                {none}
              </p>
            </Part>
          ))}
        </div>
      </div>
      <AlertsSeen alerts={account.alerts} />
      <ReloadOnSignOut />
    </div>
  );
}

type AnchorsProps = { label: string; parts: (readonly [id: string, name: string])[] };

function Anchors({ label, parts }: AnchorsProps) {
  return (
    <nav className={styles.anchors} aria-label={label}>
      <ul>
        {parts.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="display">
        {title}
      </h2>
      {children}
    </section>
  );
}
