// Puts a query into the field in the place of what was typed.
export function setSearchFieldText(input: HTMLInputElement | null, text: string): void {
  if (!input) return;
  input.value = text;
  setFieldTextDirection(input);
}

// The text runs as its letters do; an empty field has its placeholder in the direction of the bar.
export function setFieldTextDirection(input: HTMLInputElement): void {
  if (input.value === "") input.removeAttribute("dir");
  else input.dir = "auto";
}

// In narrow windows the field is hidden while it has no focus.
export function isSearchFieldHidden(input: HTMLInputElement | null): boolean {
  return input?.checkVisibility?.({ opacityProperty: true }) === false;
}
