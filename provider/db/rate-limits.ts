import { lt } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { CallLimit } from "../../lib/contract/call-rule.ts";
import { hashSecret } from "../domain/accounts/secrets.ts";
import {
  callRateLimits,
  type AccountRateLimitName,
  type RateLimitName,
} from "../domain/call-rate-limits.ts";
import { rateLimits, wrongPasswords } from "./accounts-schema.ts";
import type { Db } from "./database.ts";

const attemptsOfAddress = { points: 25, duration: 5 * 60 };
const day = 24 * 60 * 60;
const knownForS = 30 * day;
const betweenSweepsMs = 60_000;

/** Who tries: an account (channel and e-mail address) from an IP address (of IPv6 its /64). */
export type AccountAttempt = { account: string; address: string };

/**
 * How often each thing may be done, by the table of limits. An act of an account is counted for the address, 25 times
 * in five minutes, and for the account from that address. Mails count for the account alone: the owner has ten
 * working links by then. What all processes have to agree on is counted in the database, under hashes.
 */
export type AttemptRateLimiter = {
  /** Counts one try. Seconds to wait when there were too many, else undefined. */
  take: (act: AccountRateLimitName, tried: AccountAttempt) => Promise<number | undefined>;
  /** Counts a call (or `points`) of a viewer, a network or about a subject, in the same way. */
  count: (limit: RateLimitName, key: string, points?: number) => Promise<number | undefined>;
  /** Counts a call as `count` does, and says what is left. */
  measure: (limit: RateLimitName, key: string) => Promise<RateLimitState>;
  /** A try that succeeded does not count. */
  giveBack: (act: AccountRateLimitName, tried: AccountAttempt) => Promise<void>;
  /** The owner of an account has signed in from there: for thirty days. */
  remember: (owner: AccountAttempt) => Promise<void>;
  isRemembered: (tried: AccountAttempt) => Promise<boolean>;
  clear: () => Promise<void>;
  /** True once a minute: then what has run out is to be deleted. Epoch ms of the provider's clock. */
  isSweepDue: (now: number) => boolean;
  sweep: (now: number) => Promise<void>;
};

/** Points that are left, and seconds until all are there again; `waitS` when there are too few. */
export type RateLimitState = { remaining: number; resetS: number; waitS?: number };

type Counter = RateLimiterDrizzle | RateLimiterMemory;

/** The limits that this database counts, and those of this process. */
export function createAttemptRateLimiter(db: Db): AttemptRateLimiter {
  const counted = { storeClient: db, schema: rateLimits, clearExpiredByTimeout: false };
  const inDatabase = ({ points, duration }: { points: number; duration: number }) =>
    new RateLimiterDrizzle({ ...counted, points, duration, keyPrefix: "" });
  const byAddress = inDatabase(attemptsOfAddress);
  const byTarget = inDatabase({
    points: callRateLimits["sign-in"].points,
    duration: attemptsOfAddress.duration,
  });
  const counterOf = ({ points, windowS: duration, in: place }: CallLimit): Counter =>
    place === "database"
      ? inDatabase({ points, duration })
      : new RateLimiterMemory({ points, duration });
  const makeCounters = (): Map<string, Counter> =>
    new Map(Object.entries(callRateLimits).map(([name, limit]) => [name, counterOf(limit)]));
  let counters = makeCounters();
  let nextSweep = 0;
  return {
    take: async (act, tried) =>
      (await consume(byAddress, keyOf(act, tried.address))) ??
      (await consume(byTarget, targetOf(act, tried))),
    count: async (limit, key, points) => {
      const counter = counters.get(limit);
      return counter && consume(counter, keyOf(limit, key), points);
    },
    measure: async (limit, key) => {
      const counter = counters.get(limit);
      return counter ? measure(counter, keyOf(limit, key)) : { remaining: 0, resetS: 0 };
    },
    giveBack: async (act, tried) => {
      await byAddress.reward(keyOf(act, tried.address));
      await byTarget.reward(targetOf(act, tried));
    },
    remember: async (owner) => {
      await byTarget.set(targetOf("known", owner), 1, knownForS);
    },
    isRemembered: async (tried) => (await byTarget.get(targetOf("known", tried))) !== null,
    clear: async () => {
      counters = makeCounters();
      await db.delete(rateLimits);
      await db.delete(wrongPasswords);
    },
    isSweepDue: (now) => {
      const isDue = now >= nextSweep;
      if (isDue) nextSweep = now + betweenSweepsMs;
      return isDue;
    },
    sweep: async (now) => {
      // These run out by the real clock.
      await db.delete(rateLimits).where(lt(rateLimits.expire, new Date()));
      await db.delete(wrongPasswords).where(lt(wrongPasswords.endsAt, new Date(now)));
    },
  };
}

function targetOf(
  act: AccountRateLimitName | "known",
  { account, address }: AccountAttempt,
): string {
  return act === "mail" ? keyOf(act, account) : keyOf(act, account, address);
}

/** Nobody's address is stored as it was typed. */
function keyOf(...parts: string[]): string {
  return hashSecret(parts.join(" "));
}

async function consume(counter: Counter, key: string, points = 1): Promise<number | undefined> {
  return (await measure(counter, key, points)).waitS;
}

async function measure(counter: Counter, key: string, points = 1): Promise<RateLimitState> {
  try {
    const { remainingPoints, msBeforeNext } = await counter.consume(key, points);
    return { remaining: remainingPoints, resetS: Math.ceil(msBeforeNext / 1000) };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const waitS = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    return { remaining: 0, resetS: waitS, waitS };
  }
}
