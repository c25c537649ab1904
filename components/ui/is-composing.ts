/** True for keys during composition, which belong to the input method; Safari marks the last one only by its key code. */
export function isComposingKey({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
