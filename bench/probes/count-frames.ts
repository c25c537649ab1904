declare global {
  interface Window {
    benchFrames: { frames: number; ms: number; elements: number };
  }
}

/** Counts the frames of the main thread, and now and then the elements of the page. */
export function countFrames(): void {
  const counted = { frames: 0, ms: 0, elements: 0 };
  window.benchFrames = counted;
  const start = performance.now();
  const count = () => {
    counted.frames += 1;
    counted.ms = performance.now() - start;
    if (counted.frames % 15 === 0) {
      counted.elements = Math.max(counted.elements, document.querySelectorAll("*").length);
    }
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}
