/** Focuses the chosen option of a list, else its first row. */
export function focusChosenOption(menu: HTMLElement | null | undefined): void {
  const chosen = menu?.querySelector<HTMLElement>("[aria-checked=true]");
  const target = chosen ?? menu?.querySelector<HTMLElement>("button");
  target?.focus({ preventScroll: true });
}
