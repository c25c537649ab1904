import type { OwnedPlan } from "@/lib/payment/owned-plans";
import { pathInSiteOrWebView } from "@/lib/urls/site-paths";
import { userPath } from "@/lib/urls/user-path";
import { useText } from "../text-provider";
import { LinkButton } from "../ui/button";
import styles from "./prices.module.css";

// The way on for a viewer who has this paywall already.
export function OwnedPlanLink({ plan, mobile }: { plan: OwnedPlan; mobile: boolean }) {
  const { t } = useText();
  const change = pathInSiteOrWebView(`/payment/${encodeURIComponent(plan.paywall)}/change`, mobile);
  return (
    <div className={styles.end}>
      <LinkButton
        variant="primary"
        size="large"
        block
        href={plan.canChange ? change : userPath("account", mobile)}
      >
        {plan.canChange ? t("paymentChange") : t("myAccount")}
      </LinkButton>
      <p className={styles.hint}>{t("paymentAlreadyBought")}</p>
    </div>
  );
}
