import type { I18n } from "../../text-provider";
import type { CallFailure } from "./call-failure";

/** The key of what a code means to one form, perhaps of one of its fields. */
export type Says = Record<number, string | { field: string; text: string }>;

export function failureWords({ code, waitS = 60 }: CallFailure, says: Says, i18n: I18n) {
  const { t, locale } = i18n;
  if (code === 429) return t("accountWait", { wait: waitWords(waitS, locale) });
  const own = says[code];
  if (typeof own === "string") return t(own);
  if (code === 0) return t("accountOffline");
  return code < 500 ? t("accountNotTaken") : t("errorHint503");
}

// "in 5 minutes", in any language.
function waitWords(seconds: number, locale: string): string {
  const minutes = Math.ceil(seconds / 60);
  const ahead = new Intl.RelativeTimeFormat(locale);
  return seconds < 60 ? ahead.format(seconds, "second") : ahead.format(minutes, "minute");
}
