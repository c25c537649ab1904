const key = "mq_counted";
const maxCounted = 20;

/** Whether a purchase has not been counted in this browser before: its page may be loaded again. */
export function countOnce(sessionId: string): boolean {
  try {
    const counted = (localStorage.getItem(key) ?? "").split(" ").filter(Boolean);
    if (counted.includes(sessionId)) return false;
    localStorage.setItem(key, [...counted, sessionId].slice(-maxCounted).join(" "));
  } catch {
    // Without storage it is counted by this page alone.
  }
  return true;
}
