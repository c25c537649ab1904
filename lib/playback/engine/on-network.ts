/** Calls back when the network returns; gives the function that stops it. */
export function onNetwork(returned: () => void): () => void {
  addEventListener("online", returned);
  return () => removeEventListener("online", returned);
}
