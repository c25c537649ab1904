// Runs in the page before everything else: remembers the last button that was pressed in a part that
// nobody answers for yet; a form does by itself. React may hydrate a part for the very press, so it is looked at afterwards.
export const rememberPress = `addEventListener("click", (event) => {
  const button = event.target instanceof Element && event.target.closest("button:not(form *)");
  if (button) setTimeout(() => {
    if (button.closest("[data-asleep]")) self.mqEarlyPress = button;
  });
}, true)`.replaceAll(/\n\s*/g, "");
