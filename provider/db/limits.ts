import { lt } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { hashOf } from "../domain/accounts/secrets.ts";
import { rateLimits, wrongPasswords } from "./accounts-schema.ts";
import type { Db } from "./database.ts";

const windowS = 5 * 60;
const perTarget = 10;
const perAddress = 25;
const day = 24 * 60 * 60;
const knownForS = 30 * day;
const betweenSweepsMs = 60_000;
const perViewer = 120;
const perSearcher = 120;
const perTypist = 600;
const minuteS = 60;
const eventsOfAddress = 6_000;
const eventsOfVisit = 600;

/** What is limited: failed sign-ins, sign-ups, mails that somebody asks for, and cards that are tried. */
export type LimitedAct = "sign-in" | "sign-up" | "mail" | "card";

/** What a viewer does with their lists, with their devices, and about payments. */
export type LimitedListAct =
  | "watch-list"
  | "live-notification"
  | "push"
  | "viewership"
  | "current-time"
  | "own-items"
  | "devices"
  | "payment";

/** Searches, and titles that are suggested while somebody types. */
export type LimitedSearch = "search" | "suggestions";

/** Who tries: an account (channel and e-mail address) from an IP address (of IPv6 its /64). */
export type Attempt = { account: string; address: string };

/**
 * How often one act may be tried in five minutes: 25 times from an IP address, 10 times for an account
 * from that address. Mails count for the account alone: the owner has ten working links by then.
 * What a viewer does with their lists may be done 120 times in a minute. From an IP address one may search 120
 * times in a minute, and be given suggestions 600 times.
 * Counted in the database for all processes, under hashes.
 */
export type Limits = {
  /** Counts one try. Seconds to wait when there were too many, else undefined. */
  take: (act: LimitedAct, tried: Attempt) => Promise<number | undefined>;
  /** Counts one call of a viewer about their lists, in the same way. */
  takeOfViewer: (act: LimitedListAct, viewer: string) => Promise<number | undefined>;
  /** Counts one search from an IP address, in the same way. */
  takeOfAddress: (act: LimitedSearch, address: string) => Promise<number | undefined>;
  /** Counts events of some visits, and others, from an IP address: 600 of each visit and 6,000 in all may come in a minute. */
  takeEvents: (
    address: string,
    visits: Map<string, number>,
    others: number,
  ) => Promise<number | undefined>;
  /** A try that succeeded does not count. */
  giveBack: (act: LimitedAct, tried: Attempt) => Promise<void>;
  /** The owner of an account has signed in from there: for thirty days. */
  remember: (owner: Attempt) => Promise<void>;
  isRemembered: (tried: Attempt) => Promise<boolean>;
  clear: () => Promise<void>;
  /** True once a minute: then what has run out is to be deleted. Epoch ms of the provider's clock. */
  isSweepDue: (now: number) => boolean;
  sweep: (now: number) => Promise<void>;
};

/** The limits that this database counts. */
export function createLimits(db: Db): Limits {
  const counted = { storeClient: db, schema: rateLimits, clearExpiredByTimeout: false };
  const byTarget = limiter({ ...counted, points: perTarget, duration: windowS });
  const byAddress = limiter({ ...counted, points: perAddress, duration: windowS });
  const byViewer = limiter({ ...counted, points: perViewer, duration: minuteS });
  const ofSearches = {
    search: limiter({ ...counted, points: perSearcher, duration: minuteS }),
    suggestions: limiter({ ...counted, points: perTypist, duration: minuteS }),
  };
  const eventsFrom = limiter({ ...counted, points: eventsOfAddress, duration: minuteS });
  const eventsOf = limiter({ ...counted, points: eventsOfVisit, duration: minuteS });
  let nextSweep = 0;
  return {
    take: async (act, tried) =>
      (await count(byAddress, keyOf(act, tried.address))) ??
      (await count(byTarget, targetOf(act, tried))),
    takeOfViewer: (act, viewer) => count(byViewer, keyOf(act, viewer)),
    takeOfAddress: (act, address) => count(ofSearches[act], keyOf(act, address)),
    takeEvents: async (address, visits, others) => {
      const all = [...visits.values()].reduce((sum, events) => sum + events, others);
      let waitS = await count(eventsFrom, keyOf("events", address), all);
      for (const [visit, events] of visits) {
        waitS ??= await count(eventsOf, keyOf("events of", visit), events);
      }
      return waitS;
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

type LimiterOptions = ConstructorParameters<typeof RateLimiterDrizzle>[0];

function limiter(options: LimiterOptions): RateLimiterDrizzle {
  return new RateLimiterDrizzle({ ...options, keyPrefix: "" });
}

function targetOf(act: LimitedAct | "known", { account, address }: Attempt): string {
  return act === "mail" ? keyOf(act, account) : keyOf(act, account, address);
}

/** Nobody's address is stored as it was typed. */
function keyOf(...parts: string[]): string {
  return hashOf(parts.join(" "));
}

async function count(
  counter: RateLimiterDrizzle,
  key: string,
  points = 1,
): Promise<number | undefined> {
  try {
    await counter.consume(key, points);
    return undefined;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}
