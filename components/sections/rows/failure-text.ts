import type { FailedRequest } from "@/lib/errors";
import type { Translate } from "@/lib/i18n/translate";

// A refusal in its own words; a failure of our side is told as what it is here: a part that is missing.
export function failureText(t: Translate, error: FailedRequest | undefined): string {
  return (error && error.code < 500 && error.message) || t("rowFailed");
}
