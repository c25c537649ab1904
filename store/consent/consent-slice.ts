import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { ConsentChoice } from "@/lib/consent/saved-consent";

/** When the channel requests consent: before anything is measured, or with a way to opt out. */
export type ConsentRule = "opt-in" | "opt-out";

type ConsentState = {
  rule?: ConsentRule;
  choice?: ConsentChoice | undefined;
  isOpen: boolean;
};

const initialState: ConsentState = { isOpen: false };

const slice = createSlice({
  name: "consent",
  initialState,
  reducers: {
    /** The page has read the channel's rule and the choice saved in this browser. */
    consentRead(
      state,
      { payload }: PayloadAction<{ rule: ConsentRule; saved: ConsentChoice | undefined }>,
    ) {
      state.rule = payload.rule;
      // Without storage, the choice of this visit stays.
      state.choice = payload.saved ?? state.choice;
      // The viewer may have opened it before: a press during hydration comes first.
      state.isOpen ||= isUndecided(state);
    },
    /** The viewer has made a choice. */
    consentChosen(state, { payload }: PayloadAction<ConsentChoice>) {
      state.choice = payload;
      state.isOpen = false;
    },
    /** Another tab has saved a choice, or deleted it. */
    consentChangedElsewhere(state, { payload }: PayloadAction<ConsentChoice | undefined>) {
      state.choice = payload;
      state.isOpen = isUndecided(state);
    },
    /** The viewer wants to see the choices again. */
    consentOpened(state) {
      state.isOpen = true;
    },
  },
  selectors: {
    selectConsent: ({ rule, choice }): ConsentChoice | undefined =>
      choice ?? (rule === "opt-out" ? "granted" : undefined),
    selectIsConsentOpen: (state) => state.isOpen,
    selectIsConsentRead: ({ rule }) => rule !== undefined,
  },
});

/** Events of the viewer's consent to being measured: docs/behaviour.md BE-64. */
export const { consentRead, consentChosen, consentChangedElsewhere, consentOpened } = slice.actions;
/**
 * `selectConsent(state)` → `"granted"`, `"not-granted"`, or undefined before a choice
 * (then nothing may be sent). `selectIsConsentOpen(state)` → whether the region is shown. `selectIsConsentRead(state)` →
 * whether the saved choice was read.
 */
export const { selectConsent, selectIsConsentOpen, selectIsConsentRead } = slice.selectors;
export const consentReducer = slice.reducer;

function isUndecided({ rule, choice }: ConsentState): boolean {
  return rule === "opt-in" && choice === undefined;
}
