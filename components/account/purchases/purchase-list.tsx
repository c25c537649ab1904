"use client";

import { getApi } from "@/lib/api-client/get-api";
import type { Purchase } from "@/lib/contract/purchase";
import { pathInSiteOrWebView } from "@/lib/urls/site-paths";
import { useText } from "../../text-provider";
import { LinkButton } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { shoppingBagIconPath } from "../../ui/account-icons";
import { LoadMoreOrRetry } from "./load-more-or-retry";
import { PaymentMethodLine } from "./payment-method-line";
import { PurchaseListItem } from "./purchase-list-item";
import styles from "./purchases.module.css";
import { type PagedResponse, usePagedList } from "./use-paged-list";

type Props = {
  first: PagedResponse<Purchase> | undefined;
  /** Whether there is anything to buy. */
  hasOffers: boolean;
  /** When the page was made, epoch ms. */
  now: number;
  channelId: string;
  mobile: boolean;
};

export function PurchaseList({ first, hasOffers, now, channelId, mobile }: Props) {
  const { items, ...end } = usePagedList((page) => getApi("purchases", { page }), first);
  const managed = items.filter(
    ({ kind, status }) => kind === "subscription" && status !== "expired",
  );
  return (
    <div className={styles.place}>
      {items.length > 0 && (
        <ul className={styles.rows}>
          {items.map((purchase) => (
            <PurchaseListItem key={purchase.id} {...{ purchase, now, channelId, mobile }} />
          ))}
        </ul>
      )}
      {items.length === 0 && end.status === "idle" && <Nothing {...{ hasOffers, mobile }} />}
      <LoadMoreOrRetry {...end} />
      {managed.length > 0 && (
        <PaymentMethodLine card={managed.find(({ card }) => card)?.card} mobile={mobile} />
      )}
    </div>
  );
}

function Nothing({ hasOffers, mobile }: Pick<Props, "hasOffers" | "mobile">) {
  const { t } = useText();
  return (
    <div className={styles.nothing}>
      <Icon path={shoppingBagIconPath} />
      <h3>{t("accountPurchasesEmpty")}</h3>
      <p>{t("accountPurchasesNone")}</p>
      {hasOffers && (
        <LinkButton variant="primary" href={pathInSiteOrWebView("/paywalls/", mobile)}>
          {t("accountSeeOffers")}
        </LinkButton>
      )}
    </div>
  );
}
