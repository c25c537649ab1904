import type { ApiCallError } from "@/lib/api-client/api-call-error";
import type { Gift, GiftRedemption } from "@/lib/contract/gift";
import type { GiftModel } from "@/lib/pages/load-gift";
import { FormAlert } from "../forms/form-alert";
import { formErrorMessage } from "../forms/form-error-message";
import { FormHeading } from "../form-page/form-heading";
import wanted from "../form-page/requested-content.module.css";
import { userPath } from "@/lib/urls/user-path";
import { usePaymentAction } from "../payment/use-payment-action";
import { type I18n, useText } from "../text-provider";
import { Button, LinkButton } from "../ui/button";
import { InlineMessage } from "../ui/inline-message";
import { Picture } from "../ui/picture";
import styles from "./gift-to-redeem.module.css";
import { giftPeriodText } from "./gift-texts";

type Props = {
  model: GiftModel & { gift: Gift };
  mobile: boolean;
  onRedeemed: (redemption: GiftRedemption) => void;
};

// Who gives what, and one press that redeems it.
export function GiftToRedeem({ model, mobile, onRedeemed }: Props) {
  const i18n = useText();
  const { t } = i18n;
  const { code, gift, paywall, owned, signedIn } = model;
  const { busy, error, press } = usePaymentAction();
  const name = gift.paywall.name ?? gift.paywall.token;
  const redeem = async () => {
    const redeemed = await press("redeem-gift", { code });
    if (redeemed) onRedeemed(redeemed);
  };
  return (
    <>
      <FormHeading
        title={gift.from ? t("paymentGiftFrom", { name: gift.from }) : t("paymentGiftForYou")}
      />
      {gift.message && (
        <blockquote className={styles.message} dir="auto">
          {linesOf(gift.message).map(([at, line]) => (
            <p key={at}>{line}</p>
          ))}
        </blockquote>
      )}
      <div className={wanted.content}>
        {paywall?.thumbnail && <Picture src={paywall.thumbnail} title={name} sizes="6rem" />}
        <p className="muted">
          <b>{name}</b> · {giftPeriodText(gift, i18n)}
          {paywall?.description && (
            <>
              <br />
              {paywall.description}
            </>
          )}
        </p>
      </div>
      {owned && <InlineMessage>{t("paymentGiftHeld", { name })}</InlineMessage>}
      {error && (
        <FormAlert
          action={
            error.code < 500 && error.code !== 429 && error.code !== 0 ? (
              <LinkButton variant="outline" size="small" href={userPath("account", mobile)}>
                {t("myAccount")}
              </LinkButton>
            ) : undefined
          }
        >
          {redeemError(error, i18n)}
        </FormAlert>
      )}
      {signedIn ? (
        <>
          <Button
            variant={owned ? "outline" : "primary"}
            size="large"
            block
            busy={busy}
            onClick={() => void redeem()}
          >
            {t("paymentGiftRedeem")}
          </Button>
          <p className="muted">
            {t(gift.payment_period ? "paymentGiftStarts" : "paymentGiftStartsForGood")}
          </p>
        </>
      ) : (
        <>
          <p className="muted">{t("paymentGiftSignIn")}</p>
          <LinkButton variant="primary" size="large" block href={userPath("signUp", mobile)}>
            {t("accountSignUp")}
          </LinkButton>
          <LinkButton variant="outline" size="large" block href={userPath("signIn", mobile)}>
            {t("signIn")}
          </LinkButton>
        </>
      )}
    </>
  );
}

// Each with its place, which nothing changes.
const linesOf = (text: string) => [...text.split("\n").entries()];

function redeemError(error: ApiCallError, i18n: I18n): string {
  if (error.detail === "OWN_GIFT") return i18n.t("paymentGiftOwnHint");
  const texts = {
    404: "paymentGiftUnknown",
    409: "paymentInProgress",
    410: "paymentGiftUsed",
  };
  return formErrorMessage(error, texts, i18n);
}
