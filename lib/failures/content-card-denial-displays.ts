/** Why a card's content is closed to a viewer without session and purchase. */
export type ContentCardDenialReason = "sign_in" | "paywall" | "region";

/** The text (a key of `public/lng`) and the picture of a reason on a card: docs/behaviour.md BE-230. */
export type ContentCardDenialDisplay = { title: string; picture: FailurePicture };

/** The picture of a reason; `code` shows the digits of the code. */
export type FailurePicture = "person" | "lock" | "world" | "shield" | "devices" | "code";

/** The part of `failures` that cards read: it is in every page. */
export const contentCardDenialDisplays = {
  sign_in: { title: "signedIn", picture: "person" },
  paywall: { title: "paid", picture: "lock" },
  region: { title: "error423", picture: "world" },
} as const satisfies Record<ContentCardDenialReason, ContentCardDenialDisplay>;
