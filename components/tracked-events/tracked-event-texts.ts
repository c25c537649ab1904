import { formatMoney } from "@/lib/contract/money";
import { languageName } from "@/lib/i18n/choose-language";
import type { Translate } from "@/lib/i18n/translate";
import type { StoredTrackedEvent } from "@/lib/provider-api/tracked-events";
import { formatDuration } from "../cards/format-duration";
import type { I18n } from "../text-provider";

// What an event is about, by the name that the channel or the site gives it.
export function formatTrackedEventSubject(
  event: StoredTrackedEvent,
  t: Translate,
): string | null | undefined {
  switch (event.event_name) {
    case "search":
    case "search_no_results":
      return event.search_query;
    case "begin_checkout":
    case "purchase":
      return event.paywall_name;
    case "section_watched":
      return event.section_name ?? event.input_name;
    case "ad":
      return event.label;
    default:
      return event.input_name ?? pageOf(event, t);
  }
}

function pageOf({ page_name: name, page_path: path }: StoredTrackedEvent, t: Translate) {
  const plain = path?.replace(/^\/mobile(?=\/)/, "");
  const siteTitle = plain && siteTitles.find(([beginning]) => plain.startsWith(beginning));
  return name ?? (siteTitle ? t(siteTitle[1]) : path);
}

/** Titles of the site's own pages. */
const siteTitles: [path: string, title: string][] = [
  ["/search", "search"],
  ["/user/signIn", "signIn"],
  ["/user/signUp", "accountSignUp"],
  ["/user/logout", "accountSignedOut"],
  ["/user/userRegistration", "userRegistrationFormTitle"],
  ["/user/changePassword", "accountChangePassword"],
  ["/user/forgotPassword", "accountForgotTitle"],
  ["/user/passwordExpired", "accountPasswordExpired"],
  ["/user/verify", "accountVerifying"],
  ["/user/account", "myAccount"],
  ["/paywalls", "chooseHowToWatch"],
  ["/payment/confirm", "paymentTitle"],
  ["/payment/", "paymentCancel"],
];

// The value of an event in words: a share of the film, a language, a reason, an amount.
export function formatTrackedEventValue(
  event: StoredTrackedEvent,
  { t, locale }: I18n,
): string | undefined {
  const { event_name: name, label, reason, value, currency } = event;
  if (name === "quartile" && label) return percent(Number(label) / 100, locale);
  if (name === "captions")
    return label && label !== "off" ? languageName(label, locale) : t("playerOff");
  if (name === "purchase" && typeof value === "number" && currency)
    return formatMoney(value, currency, locale);
  if (name === "refused" && reason) return reason;
  return label ?? undefined;
}

// How long something lasted: below a minute in seconds.
export function formatSecondsInWords(seconds: number, locale: string): string {
  if (seconds >= 60) return formatDuration(seconds, locale);
  const format = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: "second",
    maximumFractionDigits: 0,
  });
  return format.format(Math.max(1, seconds));
}

function percent(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: "percent" }).format(share);
}
