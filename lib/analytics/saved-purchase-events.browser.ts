import type { TrackedPurchaseEvent } from "./visit-tracker.ts";

const key = "mq_purchases";
const maxSaved = 5;

/**
 * Saves a purchase in this tab for the next page that may carry third-party scripts: the page of the purchase may
 * not. docs/behaviour.md BE-310.
 */
export function savePurchaseEvent(purchase: TrackedPurchaseEvent): void {
  const others = read().filter(({ transaction_id: id }) => id !== purchase.transaction_id);
  try {
    sessionStorage.setItem(key, JSON.stringify([...others, purchase].slice(-maxSaved)));
  } catch {
    // Storage is full or blocked: the third-party scripts do not get the purchase.
  }
}

/** Returns the saved purchases and deletes them. */
export function takeSavedPurchaseEvents(): TrackedPurchaseEvent[] {
  const saved = read();
  deleteSavedPurchaseEvents();
  return saved;
}

/** Deletes what was saved. */
export function deleteSavedPurchaseEvents(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}

function read(): TrackedPurchaseEvent[] {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(saved) ? saved.filter(isPurchase) : [];
  } catch {
    return [];
  }
}

/** Any script of the page may have written to this storage. */
function isPurchase(saved: unknown): saved is TrackedPurchaseEvent {
  const { event_name, paywall_token, value, currency, transaction_id } = Object(saved);
  const isCurrency = typeof currency === "string" && /^[A-Za-z]{3}$/.test(currency);
  const isNamed = typeof paywall_token === "string" && typeof transaction_id === "string";
  return event_name === "purchase" && isNamed && Number.isFinite(value) && isCurrency;
}
