const key = "mq_told_starts";
const maxTold = 50;

/**
 * True in one tab of this channel alone, the first that asks for the start of an event: `name` is its token
 * and time. Without storage each tab tells for itself.
 */
export async function isFirstToTell(name: string): Promise<boolean> {
  // Browsers have locks on https and on this machine only.
  if (!navigator.locks) return take(name);
  return navigator.locks.request(key, () => take(name));
}

function take(name: string): boolean {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    const told = Array.isArray(saved) ? saved : [];
    if (told.includes(name)) return false;
    localStorage.setItem(key, JSON.stringify([...told, name].slice(-maxTold)));
  } catch {
    // Told once too often rather than never.
  }
  return true;
}
