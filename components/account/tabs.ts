// The other tabs of this channel: whoever shows something private looks again who is signed in.
const key = "mq_signed_out";

export function tellTabs(): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage the next press over there tells.
  }
}

export function onSignedOut(left: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) left();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
