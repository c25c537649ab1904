import { ApiCallError } from "@/lib/api-client/api-call-error";

/** Throws where the browser stores no cookies: a session would be lost without a word. docs/behaviour.md BE-443 */
export function requireCookies(): void {
  if (!navigator.cookieEnabled) throw new ApiCallError(403, { code: 403, detail: "COOKIES" });
}
