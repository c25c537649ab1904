/** A viewer's answer to being measured: docs/behaviour.md BE-64. */
export type ConsentChoice = "granted" | "not-granted";

/** The key of the answer in the browser's local storage. */
export const consentKey = "mq_consent";

/** The answer saved in this browser, if there is one and storage is not blocked. */
export function readConsent(): ConsentChoice | undefined {
  try {
    return parseConsent(localStorage.getItem(consentKey));
  } catch {
    return undefined;
  }
}

/** Saves an answer; without storage it holds for this visit alone. */
export function saveConsent(choice: ConsentChoice): void {
  try {
    localStorage.setItem(consentKey, choice);
  } catch {
    // Storage is full or blocked (private windows): the viewer is asked again next time.
  }
}

/** `parseConsent("granted")` → `"granted"`; anything but the two answers counts as unset. */
export function parseConsent(saved: string | null): ConsentChoice | undefined {
  return saved === "granted" || saved === "not-granted" ? saved : undefined;
}

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
