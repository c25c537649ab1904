import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const windowS = 5 * 60;
const perAccount = 10;
const perAddress = 25;

/** What is limited: failed sign-ins, sign-ups, and mails that somebody asks for. */
export const limitedActs = ["sign-in", "sign-up", "mail"] as const;
export type LimitedAct = (typeof limitedActs)[number];

/** Who tries: an account (channel and e-mail address) from an IP address. */
export type Attempt = { account: string; address: string };

/**
 * How often one act may be tried: 10 times in five minutes for an account, 25 times for an IP
 * address. Counted in this process; a restart forgets.
 */
export type Limits = {
  /** Counts one try. Seconds to wait when there were too many, else undefined. */
  take: (act: LimitedAct, tried: Attempt) => Promise<number | undefined>;
  /** A try that succeeded does not count. */
  giveBack: (act: LimitedAct, tried: Attempt) => Promise<void>;
  clear: () => void;
};

/** Nobody has tried anything yet. */
export function createLimits(): Limits {
  let counters = newCounters();
  return {
    take: async (act, { account, address }) =>
      (await count(counters.address, `${act} ${address}`)) ??
      (await count(counters.account, `${act} ${account}`)),
    giveBack: async (act, { account, address }) => {
      await counters.address.reward(`${act} ${address}`);
      await counters.account.reward(`${act} ${account}`);
    },
    clear: () => {
      counters = newCounters();
    },
  };
}

function newCounters() {
  return {
    account: new RateLimiterMemory({ points: perAccount, duration: windowS }),
    address: new RateLimiterMemory({ points: perAddress, duration: windowS }),
  };
}

async function count(counter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await counter.consume(key);
    return undefined;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}
