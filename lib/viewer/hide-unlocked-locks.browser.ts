const id = "mq-unlocked";

/**
 * Hides the lock on the cards of paid contents, also on cards that are added later: docs/behaviour.md BE-190. `["*"]`
 * is all. In the shared page each card has a lock.
 */
export function hideUnlockedLocks(tokens: string[]): void {
  const names = tokens.map((token) => `[data-for-sale="${CSS.escape(token)}"]`);
  const sheet = document.getElementById(id) ?? document.head.appendChild(newSheet());
  const all = tokens.includes("*") ? "[data-for-sale]" : names.join();
  sheet.textContent = all && `${all}{display:none}`;
}

function newSheet(): HTMLElement {
  return Object.assign(document.createElement("style"), { id });
}
