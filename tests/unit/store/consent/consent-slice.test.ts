import { describe, expect, it, test } from "vitest";
import type { ConsentChoice } from "../../../../lib/consent/saved-consent.ts";
import {
  consentChangedElsewhere,
  consentChosen,
  consentOpened,
  consentRead,
  type ConsentRule,
  selectConsent,
  selectIsConsentOpen,
} from "../../../../store/consent/consent-slice.ts";
import { makeStore } from "../../../../store/make-store.ts";

function read(rule: ConsentRule, saved?: ConsentChoice) {
  const store = makeStore();
  store.dispatch(consentRead({ rule, saved }));
  return store;
}

test.each([
  ["opt-in", undefined, undefined, true],
  ["opt-in", "granted", "granted", false],
  ["opt-in", "not-granted", "not-granted", false],
  ["opt-out", undefined, "granted", false],
  ["opt-out", "granted", "granted", false],
  ["opt-out", "not-granted", "not-granted", false],
] satisfies [ConsentRule, ConsentChoice | undefined, ConsentChoice | undefined, boolean][])(
  "%s with %s saved gives %s, and the region is open: %s",
  (rule, saved, consent, isOpen) => {
    const state = read(rule, saved).getState();
    expect(selectConsent(state)).toBe(consent);
    expect(selectIsConsentOpen(state)).toBe(isOpen);
  },
);

it("nothing is granted before the page has set the channel's mode", () => {
  const state = makeStore().getState();
  expect(selectConsent(state)).toBeUndefined();
  expect(selectIsConsentOpen(state)).toBe(false);
});

it("the region that was opened before the saved choice was read stays open", () => {
  const store = makeStore();
  store.dispatch(consentOpened());
  store.dispatch(consentRead({ rule: "opt-out", saved: "granted" }));
  expect(selectIsConsentOpen(store.getState())).toBe(true);
});

describe("a choice", () => {
  it("closes the region and stays", () => {
    const store = read("opt-in");
    store.dispatch(consentChosen("not-granted"));
    expect(selectConsent(store.getState())).toBe("not-granted");
    expect(selectIsConsentOpen(store.getState())).toBe(false);
  });

  it("is not lost when storage has saved nothing", () => {
    const store = read("opt-in");
    store.dispatch(consentChosen("granted"));
    store.dispatch(consentRead({ rule: "opt-in", saved: undefined }));
    expect(selectConsent(store.getState())).toBe("granted");
    expect(selectIsConsentOpen(store.getState())).toBe(false);
  });

  it("may be changed through the reopened region", () => {
    const store = read("opt-out");
    store.dispatch(consentOpened());
    expect(selectIsConsentOpen(store.getState())).toBe(true);
    store.dispatch(consentChosen("not-granted"));
    expect(selectConsent(store.getState())).toBe("not-granted");
  });
});

it("a choice in another tab is used here", () => {
  const store = read("opt-in");
  store.dispatch(consentChangedElsewhere("granted"));
  expect(selectConsent(store.getState())).toBe("granted");
  expect(selectIsConsentOpen(store.getState())).toBe(false);
});

it("a choice that another tab has removed is requested again", () => {
  const store = read("opt-in", "granted");
  store.dispatch(consentChangedElsewhere(undefined));
  expect(selectConsent(store.getState())).toBeUndefined();
  expect(selectIsConsentOpen(store.getState())).toBe(true);
});
