import { z } from "zod";
import { issueToken } from "../../db/access-tokens.ts";
import { listChannels } from "../../db/channels.ts";
import { listContents } from "../../db/contents.ts";
import { findViewerByEmail } from "../../db/viewers.ts";
import { untilNextEvent } from "../../domain/catalogue/airing.ts";
import { HttpError } from "../../domain/http-error.ts";
import { seededEmail, seededViewers } from "../../seed/viewers/viewers.ts";
import { requestTimeOf, type Services } from "../services.ts";

/**
 * What the clock may be told: start the next event (of a channel), move by ms, or be real again.
 */
export const clockOrder = z.discriminatedUnion("action", [
  z.object({ action: z.literal("start-next-event"), channel: z.string().optional() }),
  z.object({ action: z.literal("shift"), ms: z.coerce.number().int() }),
  z.object({ action: z.literal("real") }),
]);
export type ClockOrder = z.output<typeof clockOrder>;

/** Moves the provider's clock. Throws 404 when no event is ahead. */
export async function setClock(services: Services, order: ClockOrder): Promise<void> {
  if (order.action === "real") return services.clock.backToReal();
  if (order.action === "shift") return services.clock.shift(order.ms);
  const slots = await contentsOf(services, order.channel);
  const wait = untilNextEvent(slots, requestTimeOf(services));
  if (wait === undefined) throw new HttpError(404, "No event is scheduled.");
  services.clock.shift(wait);
}

/** For whom a session is wanted: a seeded viewer of a channel, by the name before the `@`. */
export const sessionOrder = z.object({ channel: z.string(), viewer: z.string() });

/**
 * A new session of a seeded viewer, without the password, which is public: their bearer as
 * `access_token`. Throws 404 when the channel has no seeded viewer of that name.
 */
export async function startSession(
  { db, clock }: Services,
  { channel, viewer: name }: z.output<typeof sessionOrder>,
): Promise<{ access_token: string; expires_at: string }> {
  const seeded = seededViewers.find((each) => each.name === name);
  const viewer = seeded && (await findViewerByEmail(db, channel, seededEmail(seeded, channel)));
  if (!viewer) throw new HttpError(404, `${channel} has no seeded viewer ${name}.`);
  const { accessToken, expiresAt } = await issueToken(db, viewer.id, clock.now());
  return { access_token: accessToken, expires_at: expiresAt.toISOString() };
}

/** What the console shows of itself: `GET /console/api/state`. */
export async function consoleState(services: Services) {
  const channels = await listChannels(services.db);
  return {
    channels: channels.map(({ token, name }) => ({ token, name })),
    faults: services.faults.list(),
    clock: { now: services.clock.now(), offset_ms: services.clock.offsetMs() },
  };
}

async function contentsOf(services: Services, only: string | undefined) {
  const channels = await listChannels(services.db);
  const wanted = channels.filter(({ token }) => only === undefined || token === only);
  const lists = await Promise.all(wanted.map(({ token }) => listContents(services.db, token)));
  return lists.flat();
}
