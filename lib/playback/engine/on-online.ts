/** Calls `listener` when the network returns; the returned function stops that. */
export function onOnline(listener: () => void): () => void {
  addEventListener("online", listener);
  return () => removeEventListener("online", listener);
}
