const signedOut = "mq_signed_out";
const access = "mq_access";

/** Tells the other tabs of this channel that the viewer has signed out; the own tab hears nothing. */
export function notifyTabs(): void {
  notify(signedOut);
}

/** Calls `left` when the viewer signs out in another tab. Gives the way to stop listening. */
export function onSignedOut(left: () => void): () => void {
  return onStorage(signedOut, left);
}

/** Tells the other tabs that what the viewer has bought is not what it was: docs/behaviour.md BE-190. */
export function notifyAccess(): void {
  notify(access);
}

/** Calls `changed` when another tab has told so; what is open now is asked for. Gives the way to stop. */
export function onAccess(changed: () => void): () => void {
  return onStorage(access, changed);
}

function notify(key: string): void {
  try {
    localStorage.setItem(key, `${Date.now()}.${Math.random()}`);
  } catch {
    // Without storage the next press over there tells.
  }
}

function onStorage(key: string, callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) callback();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
