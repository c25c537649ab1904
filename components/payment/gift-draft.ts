// Only in this tab, for a viewer who comes back from the payment page without having paid.
const key = "mq_gift";
const lifeMs = 60 * 60 * 1000;

/** The fields of a gift in a request to `/api/gift-checkout`. */
export type GiftDetails = { email: string; message: string; send_on?: string };
/** A gift that was on its way to the payment page, and the price it was for. */
export type GiftDraft = GiftDetails & { offer: string };

export function saveGiftDraft(draft: GiftDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...draft, at: Date.now() }));
  } catch {
    // Without storage the form begins empty.
  }
}

export function savedGiftDraft(): GiftDraft | undefined {
  try {
    const { at, ...draft } = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return at > Date.now() - lifeMs ? draft : undefined;
  } catch {
    return undefined;
  }
}

export function deleteGiftDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage nothing was saved.
  }
}
