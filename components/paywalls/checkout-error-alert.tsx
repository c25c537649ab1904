import type { ApiCallError } from "@/lib/api-client/api-call-error";
import { pathInSiteOrWebView } from "@/lib/urls/site-paths";
import { FormAlert } from "../forms/form-alert";
import { formErrorMessage } from "../forms/form-error-message";
import { userPath } from "@/lib/urls/user-path";
import { useText } from "../text-provider";
import { Button, LinkButton } from "../ui/button";

type Props = { error: ApiCallError; context: string | undefined; mobile: boolean };

const byDetail: Record<string, string> = {
  ALREADY_BOUGHT: "paymentAlreadyBought",
  PRICE_CHANGED: "paymentPriceChanged",
  PRICE_GONE: "paymentPriceGone",
  NO_PAYMENTS: "paymentNoPayments",
  IN_PROGRESS: "paymentInProgress",
};

// A clear sentence and a way on.
export function CheckoutErrorAlert({ error, context, mobile }: Props) {
  const i18n = useText();
  const { t } = i18n;
  const { detail = "" } = error;
  const known = byDetail[detail];
  const text =
    known === undefined
      ? formErrorMessage(error, { 404: "paymentPriceGone", 410: "paymentPriceGone" }, i18n)
      : t(known);
  return <FormAlert action={<WayOn {...{ error, context, mobile }} />}>{text}</FormAlert>;
}

// The list of prices is cached for a minute; this requests it now.
function showCurrent() {
  const now = new URL(location.href);
  now.searchParams.set("current", "1");
  if (now.href === location.href) location.reload();
  else location.replace(now.href);
}

function WayOn({ error: { code, detail }, context, mobile }: Props) {
  const { t } = useText();
  if (detail === "ALREADY_BOUGHT") {
    const video = context && `/video/${encodeURIComponent(context)}`;
    const watch = video && pathInSiteOrWebView(video, mobile);
    return (
      <LinkButton variant="outline" size="small" href={watch || userPath("account", mobile)}>
        {watch ? t("paymentWatchNow") : t("myAccount")}
      </LinkButton>
    );
  }
  const isStale = detail === "PRICE_CHANGED" || code === 410 || code === 404;
  if (!isStale || detail === "NO_PAYMENTS") return null;
  return (
    <Button variant="outline" size="small" onClick={showCurrent}>
      {t("paymentShowPrices")}
    </Button>
  );
}
