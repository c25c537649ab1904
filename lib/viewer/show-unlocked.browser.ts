const id = "mq-unlocked";

/**
 * Takes the lock off the cards of what is paid for, those that come later among them: docs/behaviour.md
 * BE-190. `["*"]` is all. The same page for everybody has a lock on each.
 */
export function showUnlocked(tokens: string[]): void {
  const names = tokens.map((token) => `[data-for-sale="${CSS.escape(token)}"]`);
  const sheet = document.getElementById(id) ?? document.head.appendChild(newSheet());
  const all = tokens.includes("*") ? "[data-for-sale]" : names.join();
  sheet.textContent = all && `${all}{display:none}`;
}

function newSheet(): HTMLElement {
  return Object.assign(document.createElement("style"), { id });
}
