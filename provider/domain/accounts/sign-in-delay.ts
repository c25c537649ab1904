const freeTries = 5;
const firstMs = 250;
const maxDelayMs = 1_500;
const maxOfAccount = 10;
const maxWaiting = 100;

/** How long a sign-in waits, in ms, by the wrong passwords in a row with it: 0 up to the fifth, then 250, 500, 1,000 and 1,500. */
export function calculateSignInDelayMs(wrongPasswords: number): number {
  if (wrongPasswords <= freeTries) return 0;
  return Math.min(maxDelayMs, firstMs * 2 ** (wrongPasswords - freeTries - 1));
}

/** Sign-ins that wait: ten of an account and a hundred in all, in this process. */
export type SignInQueue = {
  /** Waits, or says false at once when there is no room. */
  wait: (account: string, ms: number) => Promise<boolean>;
};

/** An empty waiting room; `pause` lets the time pass. */
export function createSignInQueue(pause: (ms: number) => Promise<unknown>): SignInQueue {
  const waiting = new Map<string, number>();
  let all = 0;
  const change = (account: string, by: 1 | -1) => {
    const now = (waiting.get(account) ?? 0) + by;
    if (now > 0) waiting.set(account, now);
    else waiting.delete(account);
    all += by;
  };
  return {
    wait: async (account, ms) => {
      if (all >= maxWaiting || (waiting.get(account) ?? 0) >= maxOfAccount) return false;
      change(account, 1);
      await pause(ms).finally(() => change(account, -1));
      return true;
    },
  };
}
