import { type ConsentChoice, readConsent } from "./saved-consent.ts";

/**
 * The viewer's answer, else what their browser says for them: Global Privacy Control and do-not-track count as
 * "Decline" until the viewer says otherwise. docs/behaviour.md BE-294.
 */
export function currentConsent(): ConsentChoice | undefined {
  return readConsent() ?? (browserSignal() ? "not-granted" : undefined);
}

/** By which signal a browser declines, if it does. */
export function browserSignal(): "Global Privacy Control" | "Do Not Track" | undefined {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (globalPrivacyControl === true) return "Global Privacy Control";
  return doNotTrack === "1" ? "Do Not Track" : undefined;
}
