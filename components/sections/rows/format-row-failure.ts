import type { FailedRequest } from "@/lib/api-error";
import type { Translate } from "@/lib/i18n/translate";

// A rejection has the provider's text; a failure of the site is shown as a missing part.
export function formatRowFailure(t: Translate, error: FailedRequest | undefined): string {
  return (error && error.code < 500 && error.message) || t("rowFailed");
}
