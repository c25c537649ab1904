/**
 * Before the first paint, on a channel that asks first: the first screen leaves room for the privacy choices where
 * they will be shown, which nobody has answered and no browser has (lib/consent/saved-consent.ts).
 */
export function reserveConsent(key: string): void {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (globalPrivacyControl === true || doNotTrack === "1") return;
  let saved: string | null = null;
  try {
    saved = localStorage.getItem(key);
  } catch {
    saved = null;
  }
  if (saved !== "granted" && saved !== "not-granted")
    document.documentElement.dataset.requiresConsent = "";
}
