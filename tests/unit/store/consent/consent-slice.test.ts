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
  "%s with %s saved means %s, and the region is open: %s",
  (rule, saved, consent, isOpen) => {
    const state = read(rule, saved).getState();
    expect(selectConsent(state)).toBe(consent);
    expect(selectIsConsentOpen(state)).toBe(isOpen);
  },
);

it("nothing is granted before the page has said how the channel asks", () => {
  const state = makeStore().getState();
  expect(selectConsent(state)).toBeUndefined();
  expect(selectIsConsentOpen(state)).toBe(false);
});

it("the region that was opened before the saved answer was read stays open", () => {
  const store = makeStore();
  store.dispatch(consentOpened());
  store.dispatch(consentRead({ rule: "opt-out", saved: "granted" }));
  expect(selectIsConsentOpen(store.getState())).toBe(true);
});

describe("an answer", () => {
  it("closes the region and holds", () => {
    const store = read("opt-in");
    store.dispatch(consentChosen("not-granted"));
    expect(selectConsent(store.getState())).toBe("not-granted");
    expect(selectIsConsentOpen(store.getState())).toBe(false);
  });

  it("is not forgotten when storage has saved nothing", () => {
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

it("an answer in another tab counts here", () => {
  const store = read("opt-in");
  store.dispatch(consentChangedElsewhere("granted"));
  expect(selectConsent(store.getState())).toBe("granted");
  expect(selectIsConsentOpen(store.getState())).toBe(false);
});

it("an answer that another tab has forgotten is asked for again", () => {
  const store = read("opt-in", "granted");
  store.dispatch(consentChangedElsewhere(undefined));
  expect(selectConsent(store.getState())).toBeUndefined();
  expect(selectIsConsentOpen(store.getState())).toBe(true);
});
