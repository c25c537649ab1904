/** Why a card's content is closed to whoever has nothing yet. */
export type CardDenialReason = "sign_in" | "paywall" | "region";

/** Words (a key of `public/lng`) and picture of a reason that a card says: docs/behaviour.md BE-230. */
export type Mark = { title: string; picture: FailurePicture };

/** What is drawn for a reason; `code` are the digits of the code. */
export type FailurePicture = "person" | "lock" | "world" | "shield" | "devices" | "code";

/** The part of `failures` that cards read: it is in every page. */
export const cardMarks = {
  sign_in: { title: "signedIn", picture: "person" },
  paywall: { title: "paid", picture: "lock" },
  region: { title: "error423", picture: "world" },
} as const satisfies Record<CardDenialReason, Mark>;
