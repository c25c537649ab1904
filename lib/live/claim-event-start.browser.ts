const key = "mq_told_starts";
const maxClaims = 50;

/**
 * True in only one tab of this channel, the first that claims the start of an event: `name` is its token and time.
 * Without storage each tab claims it for itself.
 */
export async function claimEventStartInThisTab(name: string): Promise<boolean> {
  // Browsers have locks on https and on this machine only.
  if (!navigator.locks) return claim(name);
  return navigator.locks.request(key, () => claim(name));
}

function claim(name: string): boolean {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    const claimed = Array.isArray(saved) ? saved : [];
    if (claimed.includes(name)) return false;
    localStorage.setItem(key, JSON.stringify([...claimed, name].slice(-maxClaims)));
  } catch {
    // Reported twice rather than never.
  }
  return true;
}
