/** A viewer's answer to being measured: spec.md § 5, Tracking consent. */
export type ConsentChoice = "granted" | "not-granted";

/** `parseConsent("granted")` → `"granted"`; anything but the two answers counts as unset. */
export function parseConsent(kept: string | null): ConsentChoice | undefined {
  return kept === "granted" || kept === "not-granted" ? kept : undefined;
}
