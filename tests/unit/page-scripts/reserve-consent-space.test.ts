import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createInlineScriptText } from "../../../lib/page-scripts/inline-script.ts";
import { reserveConsentSpace } from "../../../lib/page-scripts/reserve-consent-space.ts";

/** Whether the page reserves room for the privacy choices in such a browser. */
function showsBanner(saved: string | null | Error, navigator: object = {}): boolean {
  const document = { documentElement: { dataset: {} } };
  const getItem = () => {
    if (saved instanceof Error) throw saved;
    return saved;
  };
  const text = createInlineScriptText(reserveConsentSpace, "mq_consent");
  runInNewContext(text, { document, navigator, localStorage: { getItem } });
  return "requiresConsent" in document.documentElement.dataset;
}

test("a viewer without a saved choice sees the banner", () => {
  expect(showsBanner(null)).toBe(true);
  expect(showsBanner("yes")).toBe(true);
  expect(showsBanner(new Error("blocked"))).toBe(true);
});

test.each(["granted", "not-granted"])(
  "a viewer with the saved choice %s sees no banner",
  (saved) => {
    expect(showsBanner(saved)).toBe(false);
  },
);

test.each([{ globalPrivacyControl: true }, { doNotTrack: "1" }])(
  "a browser with a privacy signal sees no banner: %o",
  (navigator) => {
    expect(showsBanner(null, navigator)).toBe(false);
  },
);
