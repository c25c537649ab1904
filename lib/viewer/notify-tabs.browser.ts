const signedOut = "mq_signed_out";
const access = "mq_access";

/** Notifies the other tabs of this channel that the viewer has signed out; this tab gets no event. */
export function notifyTabsOfSignOut(): void {
  notify(signedOut);
}

/** Calls `left` when the viewer signs out in another tab. Returns a function that stops listening. */
export function onSignedOutInOtherTab(left: () => void): () => void {
  return onStorage(signedOut, left);
}

/** Notifies the other tabs that the viewer's purchases have changed: docs/behaviour.md BE-190. */
export function notifyTabsOfPurchases(): void {
  notify(access);
}

/** Calls `changed` after `notifyTabsOfPurchases` in another tab. Returns a function that stops listening. */
export function onPurchasesInOtherTab(changed: () => void): () => void {
  return onStorage(access, changed);
}

function notify(key: string): void {
  try {
    localStorage.setItem(key, `${Date.now()}.${Math.random()}`);
  } catch {
    // Without storage the other tab notices at its next request.
  }
}

function onStorage(key: string, callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) callback();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
