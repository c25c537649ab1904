type Work = (hasTime: () => boolean) => "more" | "done";

// Calls `work` whenever the browser has nothing else to do, until it is done; the answer stops it.
export function inFreeMoments(work: Work): () => void {
  if (!("requestIdleCallback" in window)) {
    const wait = setTimeout(() => work(() => true), 200);
    return () => clearTimeout(wait);
  }
  let waiting = requestIdleCallback(go);
  function go(idle: IdleDeadline) {
    if (work(() => idle.timeRemaining() > 1) === "more") waiting = requestIdleCallback(go);
  }
  return () => cancelIdleCallback(waiting);
}
