import type { ReactNode } from "react";
import type { BoughtGift } from "@/lib/contract/gift";
import type { Invoice, Purchase } from "@/lib/contract/purchase";
import type { RegistrationField } from "@/lib/contract/user";
import type { Language } from "@/lib/contract/languages";
import type { DeviceList } from "@/lib/devices/device-view";
import type { Translate } from "@/lib/i18n/translate";
import { AccountData } from "./account-data";
import { AccountDevices } from "./account-devices";
import { GiftList } from "../purchases/gift-list";
import { InvoiceList } from "../purchases/invoice-list";
import { PurchaseList } from "../purchases/purchase-list";
import type { PagedResponse } from "../purchases/use-paged-list";
import { PartErrorBoundary } from "../../part-error-boundary";
import { ReloadOnAccessChange } from "../../payment/reload-on-access-change";
import { LazyTrackedEventList } from "../../tracked-events/lazy-tracked-event-list";
import { ReloadOnSignOut } from "../../session/session-effects";
import { type AccountOverviewData, AccountDetails } from "./account-details";
import { MarkAlertsSeen } from "./mark-alerts-seen";
import { LazyPreferencesForm } from "./lazy-preferences-form";
import { EventNotificationList } from "./event-notification-list";
import styles from "./overview.module.css";
import { InPageNavigation } from "./in-page-navigation";
import { SignOutEverywhere } from "./sign-out-everywhere";
import { SignOutButton } from "./sign-out-button";

type Props = {
  account: AccountOverviewData;
  mobile: boolean;
  languages: Language[];
  /** Whether the channel notifies viewers when events begin. */
  hasNotifications: boolean;
  /** Whether the channel measures its viewers. */
  isMeasured: boolean;
  channelId: string;
  /** The first page of each; undefined where it could not be had. */
  purchases: PagedResponse<Purchase> | undefined;
  invoices: PagedResponse<Invoice> | undefined;
  gifts: PagedResponse<BoughtGift> | undefined;
  devices: DeviceList | undefined;
  /** The questions of the channel with the viewer's answers; undefined if they could not be loaded. */
  preferences: RegistrationField[] | undefined;
  /** Whether there is anything to buy. */
  hasOffers: boolean;
  /** When the page was made, epoch ms. */
  now: number;
  t: Translate;
};

export function AccountOverview(props: Props) {
  const { account, mobile, t } = props;
  const parts = partsOf(props);
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
        <InPageNavigation
          label={t("myAccount")}
          parts={parts.map(({ id, title }) => [id, title] as const)}
        />
        <div className={styles.parts}>
          {parts.map((part) => (
            <Part key={part.id} {...part} />
          ))}
        </div>
      </div>
      <MarkAlertsSeen alerts={account.alerts} />
      <ReloadOnSignOut />
      <ReloadOnAccessChange />
    </div>
  );
}

type PartProps = { id: string; title: string; children: ReactNode };

// What was bought comes first: it is what people come for.
function partsOf(props: Props): PartProps[] {
  const { account, mobile, languages, hasNotifications, t } = props;
  const {
    purchases,
    gifts,
    invoices,
    hasOffers,
    channelId,
    now,
    devices,
    isMeasured,
    preferences,
  } = props;
  const events = {
    id: "events",
    title: t("accountEvents"),
    children: <EventNotificationList mobile={mobile} />,
  };
  const giftsTab = {
    id: "gifts",
    title: t("paymentGifts"),
    children: <GiftList first={gifts} />,
  };
  const preferencesPart = {
    id: "preferences",
    title: t("accountPreferences"),
    children: preferences ? (
      <LazyPreferencesForm fields={preferences} />
    ) : (
      <p role="alert">{t("errorHint503")}</p>
    ),
  };
  const recorded = {
    id: "recorded",
    title: t("whatWeRecord"),
    children: (
      <>
        <p className="muted">{t("accountRecordedHint")}</p>
        <LazyTrackedEventList />
      </>
    ),
  };
  const { actions, hasPassword } = account;
  const hasData = actions.includes("download") || actions.includes("delete");
  const data = {
    id: "data",
    title: t("accountYourData"),
    children: <AccountData {...{ actions, hasPassword, mobile }} />,
  };
  return [
    {
      id: "purchases",
      title: t("accountPurchases"),
      children: <PurchaseList first={purchases} {...{ hasOffers, channelId, now, mobile }} />,
    },
    ...(gifts?.data.length === 0 ? [] : [giftsTab]),
    {
      id: "invoices",
      title: t("accountInvoices"),
      children: <InvoiceList first={invoices} />,
    },
    ...(hasNotifications ? [events] : []),
    {
      id: "details",
      title: t("accountDetails"),
      children: <AccountDetails {...{ account, mobile, languages, t }} />,
    },
    ...(preferences?.length === 0 ? [] : [preferencesPart]),
    {
      id: "devices",
      title: t("accountDevices"),
      children: (
        <>
          <AccountDevices first={devices} />
          {account.actions.includes("sign_out") && <SignOutEverywhere mobile={mobile} />}
        </>
      ),
    },
    ...(isMeasured ? [recorded] : []),
    ...(hasData ? [data] : []),
  ];
}

function Part({ id, title, children }: PartProps) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="display">
        {title}
      </h2>
      <PartErrorBoundary part={`account ${id}`}>{children}</PartErrorBoundary>
    </section>
  );
}
