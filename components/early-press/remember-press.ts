// Runs in the page before everything else: remembers the last button that was pressed in a part that
// nobody answers for yet; a form does by itself. React may hydrate a part for the very press: such a
// press comes back up here, others React stops on their way, and is forgotten.
export const rememberPress = `addEventListener("click", (event) => {
  const button = event.target instanceof Element && event.target.closest("button:not(form *)");
  if (button && button.closest("[data-asleep]")) self.mqEarlyPress = button;
}, true);
addEventListener("click", () => {
  if (self.mqEarlyPress && !self.mqEarlyPress.closest("[data-asleep]")) delete self.mqEarlyPress;
})`.replaceAll(/\n\s*/g, "");
