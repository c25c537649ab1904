const lockName = "mq_events";

/**
 * Runs `work` unless another tab is at it; whether it was run. A browser without locks runs it: two tabs may send
 * an event twice then, which has one id.
 */
export async function runInOneTab(work: () => Promise<void>): Promise<boolean> {
  // Without HTTPS a browser has none, whatever its types say.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) {
    await work();
    return true;
  }
  return locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}
