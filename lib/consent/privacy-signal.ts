import { type ConsentChoice, readConsent } from "./saved-consent.ts";

/**
 * The viewer's answer, else what their browser says for them: Global Privacy Control and do-not-track count as
 * "Decline" until the viewer says otherwise. docs/behaviour.md BE-294.
 */
export function currentConsent(): ConsentChoice | undefined {
  return readConsent() ?? (refusesByBrowser() ? "not-granted" : undefined);
}

function refusesByBrowser(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === "1";
}
