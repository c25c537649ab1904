import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { inlineScript } from "../../../lib/page-scripts/inline-script.ts";
import { reserveConsent } from "../../../lib/page-scripts/reserve-consent.ts";

/** Whether the page of such a browser keeps room for the privacy choices. */
function showsBanner(saved: string | null | Error, navigator: object = {}): boolean {
  const document = { documentElement: { dataset: {} } };
  const getItem = () => {
    if (saved instanceof Error) throw saved;
    return saved;
  };
  const text = inlineScript(reserveConsent, "mq_consent");
  runInNewContext(text, { document, navigator, localStorage: { getItem } });
  return "requiresConsent" in document.documentElement.dataset;
}

test("who has not answered yet will be asked", () => {
  expect(showsBanner(null)).toBe(true);
  expect(showsBanner("yes")).toBe(true);
  expect(showsBanner(new Error("blocked"))).toBe(true);
});

test.each(["granted", "not-granted"])("who has answered %s is asked no more", (saved) => {
  expect(showsBanner(saved)).toBe(false);
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: "1" }])(
  "a browser that refuses is asked nothing: %o",
  (navigator) => {
    expect(showsBanner(null, navigator)).toBe(false);
  },
);
