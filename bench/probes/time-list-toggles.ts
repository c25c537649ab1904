declare global {
  interface Window {
    /** From each press of the finger to the frame that showed the toggle changed: ms, in steps of eight. */
    benchToggles: number[];
  }
}

/**
 * Times the toggles of lists, which say by `data-on` how they are. The browser reports when the first frame after a
 * press was shown (Event Timing); a toggle that changes only after that counts until a later frame.
 */
export function timeListToggles(): void {
  const times: number[] = [];
  window.benchToggles = times;
  let pressedAt = Number.NaN;
  let changedAt = Number.NaN;
  addEventListener("click", ({ timeStamp }) => (pressedAt = timeStamp), true);
  const change = (changes: MutationRecord[]) => {
    // React says again what the press has painted.
    const isNew = changes.some(({ oldValue, target }) => {
      const isOn = target instanceof Element && target.hasAttribute("data-on");
      return isOn === (oldValue === null);
    });
    if (!isNew) return;
    const place = times.push(Number.NaN) - 1;
    const from = pressedAt;
    changedAt = performance.now();
    requestAnimationFrame((now) => (times[place] ||= now - from));
  };
  const how = { subtree: true, attributeOldValue: true, attributeFilter: ["data-on"] };
  new MutationObserver(change).observe(document, how);
  const note = ({ name, processingEnd, startTime, duration }: PerformanceEventTiming) => {
    const isInFrame = startTime === pressedAt && changedAt <= processingEnd + 1;
    if (name === "click" && isInFrame) times[times.length - 1] = duration;
  };
  const options = { type: "event", durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry instanceof PerformanceEventTiming) note(entry);
  }).observe(options);
}
