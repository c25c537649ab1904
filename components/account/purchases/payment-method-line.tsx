import type { Purchase } from "@/lib/contract/purchase";
import { HostedPageButton } from "../../payment/hosted-page-button";
import { useText } from "../../text-provider";
import { Icon } from "../../ui/icon";
import { creditCardIconPath } from "../../ui/account-icons";
import styles from "./purchases.module.css";

type Props = { card: Purchase["card"]; mobile: boolean };

// What everything is paid with, and the page where that is changed.
export function PaymentMethodLine({ card, mobile }: Props) {
  const { t, locale } = useText();
  const month = new Intl.DateTimeFormat(locale, { month: "2-digit", year: "numeric" });
  return (
    <div className={styles.payment}>
      <span className={styles.disc}>
        <Icon path={creditCardIconPath} />
      </span>
      <div className={styles.facts}>
        <b>
          {card ? t("paymentCard", { brand: card.brand, last4: card.last4 }) : t("paymentTitle")}
        </b>
        {card && (
          <p>
            {t("paymentCardUntil", {
              date: month.format(new Date(card.exp_year, card.exp_month - 1)),
            })}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        <HostedPageButton size="small" call="payment-portal" mobile={mobile}>
          {t("paymentManage")}
        </HostedPageButton>
      </div>
    </div>
  );
}
