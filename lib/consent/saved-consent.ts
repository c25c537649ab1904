/** A viewer's choice about being measured: docs/behaviour.md BE-64. */
export type ConsentChoice = "granted" | "not-granted";

/** The key of the choice in the browser's local storage. */
export const consentKey = "mq_consent";

/** The choice saved in this browser; undefined without one, or if storage is blocked. */
export function readSavedConsent(): ConsentChoice | undefined {
  try {
    return parseConsent(localStorage.getItem(consentKey));
  } catch {
    return undefined;
  }
}

/** Saves a choice; without storage it is valid for this visit only. */
export function saveConsent(choice: ConsentChoice): void {
  try {
    localStorage.setItem(consentKey, choice);
  } catch {
    // Storage is full or blocked (private windows): the next visit shows the choices again.
  }
}

/** `parseConsent("granted")` → `"granted"`; any value but the two choices counts as unset. */
export function parseConsent(saved: string | null): ConsentChoice | undefined {
  return saved === "granted" || saved === "not-granted" ? saved : undefined;
}

/**
 * The viewer's choice, else the browser's signal: Global Privacy Control and do-not-track count as "Decline" until
 * the viewer chooses. docs/behaviour.md BE-294.
 */
export function resolveConsent(): ConsentChoice | undefined {
  return readSavedConsent() ?? (browserPrivacySignal() ? "not-granted" : undefined);
}

/** The signal by which a browser declines, if any. */
export function browserPrivacySignal(): "Global Privacy Control" | "Do Not Track" | undefined {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (globalPrivacyControl === true) return "Global Privacy Control";
  return doNotTrack === "1" ? "Do Not Track" : undefined;
}
