import { type ConsentChoice, parseConsent } from "./consent-choice.ts";

/** Where the answer is kept in the browser's storage. */
export const consentPlace = "mq_consent";

/** The answer kept in this browser, if there is one and storage is open to us. */
export function readConsent(): ConsentChoice | undefined {
  try {
    return parseConsent(localStorage.getItem(consentPlace));
  } catch {
    return undefined;
  }
}

/** Keeps an answer; without storage it holds for this visit alone. */
export function keepConsent(choice: ConsentChoice): void {
  try {
    localStorage.setItem(consentPlace, choice);
  } catch {
    // Private windows and full storage: the viewer is asked again next time.
  }
}
