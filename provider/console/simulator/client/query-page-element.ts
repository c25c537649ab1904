/** The element that the page was served with: `queryPageElement("#clear", HTMLButtonElement)`. */
export function queryPageElement<T extends HTMLElement>(selector: string, kind: new () => T): T {
  const found = document.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${selector}.`);
}
