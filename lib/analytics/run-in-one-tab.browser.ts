const lockName = "mq_events";

/**
 * Runs `work` unless another tab runs it now. Resolves to true if it ran. A browser without locks always runs it: two
 * tabs may then send the same event, which has one id.
 */
export async function runInOneTab(work: () => Promise<void>): Promise<boolean> {
  // Without HTTPS a browser has no `navigator.locks`, although the type is not optional.
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
