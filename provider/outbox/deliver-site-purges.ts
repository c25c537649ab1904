import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { purgePath } from "../../lib/contract/purge.ts";
import {
  claimSitePurges,
  deleteSitePurge,
  postponeSitePurge,
  type SitePurgeRow,
  toPurge,
} from "../db/outbox/site-purges.ts";
import { providerLog } from "../domain/log.ts";
import type { Services } from "../services.ts";

const timeoutMs = 3_000;
const leaseMs = 10_000;
const atOnce = 8;
const firstPauseMs = 250;
const maxPauseMs = 60_000;
/** Some eight minutes: by then the site has loaded everything again by itself. */
const maxAttempts = 12;

/**
 * Sends a process of the site the purges that are due. Returns the ms after which those that failed are due again.
 * docs/admin-api.md AA-104
 */
export async function deliverSitePurges(
  services: Services,
  site: string,
  isOver: () => boolean,
): Promise<number | undefined> {
  const pauses: number[] = [];
  while (!isOver()) {
    const now = Date.now();
    const claim = { now: new Date(now), leasedUntil: new Date(now + leaseMs), limit: atOnce };
    const rows = await claimSitePurges(services.db, site, claim);
    if (rows.length === 0) break;
    const results = await Promise.all(rows.map((row) => deliver(services, row)));
    pauses.push(...results.filter((pause) => pause !== undefined));
  }
  return pauses.length === 0 ? undefined : Math.min(...pauses);
}

/** The ms until the next attempt; undefined if there is none. */
async function deliver({ db, secret }: Services, row: SitePurgeRow): Promise<number | undefined> {
  const { site, channel } = row;
  const failure = await send(row, secret ?? "").catch((error: unknown) => String(error));
  if (failure === undefined) {
    await deleteSitePurge(db, row);
    return undefined;
  }
  const attempts = row.attempts + 1;
  if (attempts >= maxAttempts) {
    providerLog.error({ site, channel, attempts, reason: failure }, "a purge is given up");
    await deleteSitePurge(db, row);
    return undefined;
  }
  const pauseMs = Math.min(firstPauseMs * 4 ** row.attempts, maxPauseMs);
  providerLog.warn({ site, channel, attempts, reason: failure }, "a purge will be sent again");
  await postponeSitePurge(db, row, new Date(Date.now() + pauseMs));
  return pauseMs;
}

/** Undefined when it was accepted, else why not. */
async function send(row: SitePurgeRow, secret: string): Promise<string | undefined> {
  const body = JSON.stringify(toPurge(row));
  const id = `purge_${randomUUID()}`;
  const now = new Date();
  const response = await fetch(row.site + purgePath, {
    method: "POST",
    body,
    headers: {
      "Content-Type": "application/json",
      "Webhook-Id": id,
      "Webhook-Timestamp": String(Math.floor(now.getTime() / 1_000)),
      "Webhook-Signature": new Webhook(secret, { format: "raw" }).sign(id, now, body),
    },
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  return response.ok ? undefined : `status ${response.status}`;
}
