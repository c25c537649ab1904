import { afterEach, expect, test, vi } from "vitest";
import { resolveConsent } from "../../../lib/consent/saved-consent.ts";

afterEach(() => vi.unstubAllGlobals());

function browser(signals: object, saved: string | null = null) {
  vi.stubGlobal("navigator", signals);
  vi.stubGlobal("localStorage", { getItem: () => saved });
}

test.each([
  [{ globalPrivacyControl: true }, "not-granted"],
  [{ doNotTrack: "1" }, "not-granted"],
  [{ globalPrivacyControl: false, doNotTrack: "0" }, undefined],
  [{ globalPrivacyControl: "yes", doNotTrack: null }, undefined],
  [{ doNotTrack: "unspecified" }, undefined],
  [{}, undefined],
])("a browser with the signals %o has the choice %s", (signals, choice) => {
  browser(signals);
  expect(resolveConsent()).toBe(choice);
});

test.each(["granted", "not-granted"])("the choice of the viewer, %s, takes precedence", (saved) => {
  browser({ globalPrivacyControl: true }, saved);
  expect(resolveConsent()).toBe(saved);
});
