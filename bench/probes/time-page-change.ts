declare global {
  interface Window {
    /** From the latest press of a link to the frame that showed the page it leads to: ms. */
    benchPageChange: number | undefined;
  }
}

/** Times changes of page without a load: the next page is there when its heading is, under its URL. */
export function timePageChange(): void {
  let pressed: { at: number; path: string; heading: Element | null } | undefined;
  const readHeading = () => document.querySelector("main h1");
  const note = ({ target, timeStamp }: Event) => {
    if (!(target instanceof Element) || !target.closest("a[href]")) return;
    window.benchPageChange = undefined;
    pressed = { at: timeStamp, path: location.pathname, heading: readHeading() };
  };
  addEventListener("click", note, true);
  const observe = () => {
    const heading = readHeading();
    if (!pressed || location.pathname === pressed.path) return;
    if (!heading || heading === pressed.heading) return;
    const { at } = pressed;
    pressed = undefined;
    // A message that is sent as a frame begins comes when it was drawn.
    const frameChannel = new MessageChannel();
    frameChannel.port1.addEventListener("message", () => {
      window.benchPageChange = performance.now() - at;
    });
    frameChannel.port1.start();
    requestAnimationFrame(() => frameChannel.port2.postMessage(undefined));
  };
  new MutationObserver(observe).observe(document, { subtree: true, childList: true });
}
