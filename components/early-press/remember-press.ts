// Runs in the page before everything else: remembers the last button that was pressed in a part that
// nobody answers for yet; a form does by itself. Once React listens, a press that it is not ready for is
// stopped on its way; one that comes back up here was answered, and is forgotten.
export const rememberPress = `addEventListener("click", (event) => {
  const button = event.target instanceof Element && event.target.closest("button:not(form *)");
  if (button && button.closest("[data-asleep]")) self.mqEarlyPress = button;
}, true);
addEventListener("click", () => {
  if (Object.keys(document).some((key) => key.startsWith("_reactListening"))) delete self.mqEarlyPress;
})`.replaceAll(/\n\s*/g, "");
