"use client";

import { getApi } from "@/lib/api-client/get-api";
import { formatLongUtcDay } from "@/lib/contract/format-long-utc-day";
import type { BoughtGift } from "@/lib/contract/gift";
import { formatMoney } from "@/lib/contract/money";
import { useText } from "../../text-provider";
import { Icon } from "../../ui/icon";
import { StatusTag, type TagTone } from "../../ui/status-tag";
import { giftIconPath } from "../../ui/account-icons";
import { LoadMoreOrRetry } from "./load-more-or-retry";
import styles from "./purchases.module.css";
import { type PagedResponse, usePagedList } from "./use-paged-list";

export function GiftList({ first }: { first: PagedResponse<BoughtGift> | undefined }) {
  const { items, ...end } = usePagedList(() => getApi("gifts", {}), first);
  return (
    <div className={styles.place}>
      {items.length > 0 && (
        <ul className={styles.rows}>
          {items.map((gift) => (
            <GiftRow key={gift.id} gift={gift} />
          ))}
        </ul>
      )}
      <LoadMoreOrRetry {...end} />
    </div>
  );
}

function GiftRow({ gift }: { gift: BoughtGift }) {
  const { t, locale } = useText();
  const { email, paywall, price, currency, status } = gift;
  const { tone, dated, plain } = states[status];
  const at = status === "redeemed" ? gift.redeemed_at : gift.send_at;
  return (
    <li>
      <span className={styles.disc}>
        <Icon path={giftIconPath} />
      </span>
      <div className={styles.facts}>
        <h3>{t("paymentGiftFor", { email })}</h3>
        <p>
          {paywall.name ?? paywall.token} · {formatMoney(price, currency, locale)}
        </p>
        <p className={styles.state}>
          <StatusTag tone={tone}>
            {at === undefined ? t(plain) : t(dated, { date: formatLongUtcDay(at, locale) })}
          </StatusTag>
        </p>
      </div>
    </li>
  );
}

type State = { tone: TagTone; dated: string; plain: string };

const states: Record<BoughtGift["status"], State> = {
  waiting: { dated: "paymentGiftWaiting", plain: "paymentGiftWaitingPlain", tone: "plain" },
  sent: { dated: "paymentGiftSent", plain: "paymentGiftSentPlain", tone: "plain" },
  redeemed: { dated: "paymentGiftRedeemed", plain: "paymentGiftRedeemedPlain", tone: "good" },
  refunded: { dated: "paymentInvoiceRefunded", plain: "paymentInvoiceRefunded", tone: "plain" },
};
