import { eq, sql } from "drizzle-orm";
import type { PlaybackClaimsBySession } from "../domain/devices/device-limits.ts";
import type { Db } from "./database.ts";
import { activePlaybacks } from "./devices-schema.ts";

/** A device that has not renewed its claim for so long, in ms, plays no more; those that play renew it every 60 s. */
export const playbackClaimMs = 150_000;

/** Which device of a viewer wants to play, and how many may at once (1 or more). `now` is epoch ms. */
export type PlaybackClaim = { viewer: string; session: string; limit: number; now: number };

/**
 * Lets a device play, or go on, while it is among the first `limit` that do, and returns all that play
 * afterwards; it is one of them when it may. One statement on one row, which those that claim at the same
 * time take one after the other: docs/provider-api.md PA-193.
 */
export async function claimPlayback(
  db: Db,
  { viewer, session, limit, now }: PlaybackClaim,
): Promise<PlaybackClaimsBySession> {
  const claims: PlaybackClaimsBySession = { [session]: { since: now, seen: now } };
  const before = sql`(
    select key as session, (value->>'since')::bigint as since, (value->>'seen')::bigint as seen
    from jsonb_each(${activePlaybacks.claims})
    where abs((value->>'seen')::bigint - ${now}::bigint) < ${playbackClaimMs}::bigint
  )`;
  // Who comes anew is the last, whatever the clocks of two processes say.
  const claimed = sql`(
    with current as ${before}, requesting as (
      select session, since, case when session = ${session}::text then ${now}::bigint else seen end as seen
      from current
      union all
      select ${session}::text, greatest(${now}::bigint, (select max(since) + 1 from current)), ${now}::bigint
      where not exists (select from current where session = ${session}::text)
    ), ranked as (
      select *, row_number() over (order by since, session) as place from requesting
    )
    select coalesce(
      jsonb_object_agg(session, jsonb_build_object('since', since, 'seen', seen)), '{}'::jsonb
    )
    from ranked
    where session <> ${session}::text or place <= ${limit}::bigint
  )`;
  const [row] = await db
    .insert(activePlaybacks)
    .values({ viewer, claims })
    .onConflictDoUpdate({ target: activePlaybacks.viewer, set: { claims: claimed } })
    .returning();
  return row?.claims ?? {};
}

/** A device of a viewer plays no more. */
export async function releasePlayback(db: Db, viewer: string, session: string): Promise<void> {
  await db
    .update(activePlaybacks)
    .set({ claims: sql`${activePlaybacks.claims} - ${session}::text` })
    .where(eq(activePlaybacks.viewer, viewer));
}

/** Of all devices of a viewer that one alone may go on; none without a name. */
export async function releaseOtherPlaybacks(
  db: Db,
  viewer: string,
  session: string,
): Promise<void> {
  const left = sql`(
    select coalesce(jsonb_object_agg(key, value), '{}'::jsonb)
    from jsonb_each(${activePlaybacks.claims}) where key = ${session}::text
  )`;
  await db.update(activePlaybacks).set({ claims: left }).where(eq(activePlaybacks.viewer, viewer));
}
