declare global {
  interface Window {
    /** From each key to the frame after which the titles for the text stood in the list: ms. */
    benchSuggestions: number[];
  }
}

/** Times the titles of the search's list: those of the bench's provider repeat what was typed. */
export function timeSearchSuggestions(): void {
  const times: number[] = [];
  window.benchSuggestions = times;
  let pressedAt = Number.NaN;
  addEventListener("keydown", ({ timeStamp }) => (pressedAt = timeStamp), true);
  const observe = () => {
    const typed = document.querySelector<HTMLInputElement>("input[type=search]")?.value ?? "";
    const first = document.querySelector("[role=listbox] a[role=option]")?.textContent ?? "";
    if (Number.isNaN(pressedAt) || typed === "" || !first.includes(`“${typed}”`)) return;
    const from = pressedAt;
    pressedAt = Number.NaN;
    // A message that is sent as a frame begins comes when it was drawn.
    const frameChannel = new MessageChannel();
    frameChannel.port1.addEventListener("message", () => times.push(performance.now() - from));
    frameChannel.port1.start();
    requestAnimationFrame(() => frameChannel.port2.postMessage(undefined));
  };
  new MutationObserver(observe).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}
