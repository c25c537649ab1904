/**
 * Before the first paint, on a channel that requires consent first: reserves room on the first screen for the privacy
 * choices, if neither the viewer nor the browser's signal has chosen (lib/consent/saved-consent.ts).
 */
export function reserveConsentSpace(key: string): void {
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
