import type { ApiCallError } from "@/lib/api-client/api-call-error";
import { chooseDateFormatLocale } from "../../lib/i18n/date-locale";
import type { I18n } from "../text-provider";

/** The key of the text for an HTTP status in one form, or for one of its fields. */
export type TextKeysByHttpStatus = Record<number, string | { field: string; text: string }>;

export function formErrorMessage(
  { code, detail, retryAfterS = 60 }: ApiCallError,
  texts: TextKeysByHttpStatus,
  { t, locale }: I18n,
) {
  if (detail === "COOKIES") return t("accountCookies");
  if (code === 429) return t("accountWait", { wait: relativeTime(retryAfterS, locale) });
  const textKey = texts[code];
  if (typeof textKey === "string") return t(textKey);
  if (code === 428) return t("error428");
  if (code === 0) return t("accountOffline");
  return code < 500 ? t("accountNotTaken") : t("errorHint503");
}

// "in 5 minutes", in any language.
function relativeTime(seconds: number, locale: string): string {
  const minutes = Math.ceil(seconds / 60);
  const format = new Intl.RelativeTimeFormat(chooseDateFormatLocale(locale));
  return seconds < 60 ? format.format(seconds, "second") : format.format(minutes, "minute");
}
