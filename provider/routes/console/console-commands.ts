import { z } from "zod";
import { issueAccessToken } from "../../db/access-tokens.ts";
import { listChannels } from "../../db/channels.ts";
import { findContent, listContents } from "../../db/contents.ts";
import { saveEventChange } from "../../db/events/event-changes.ts";
import { findViewerByEmail } from "../../db/viewers.ts";
import { msUntilNextEvent } from "../../domain/catalogue/airing.ts";
import { toEventChange } from "../../domain/events/to-event-change.ts";
import { HttpError } from "../../domain/http-error.ts";
import { seededViewerEmail, seededViewers } from "../../seed/viewers/seeded-viewers.ts";
import { createResponseContext, type ServicesWithConsole } from "../../services.ts";
import { requestTextSchema } from "../../../lib/contract/request-text.ts";

/**
 * The commands to the clock: start the next event (of a channel), move by ms, or be real again.
 */
export const clockCommandSchema = z.discriminatedUnion("action", [
  z.object({ action: z.literal("start-next-event"), channel: requestTextSchema().optional() }),
  z.object({ action: z.literal("shift"), ms: z.coerce.number().int() }),
  z.object({ action: z.literal("real") }),
]);
export type ClockCommand = z.output<typeof clockCommandSchema>;

/** Moves the provider's clock; what falls due by that is paid for when it returns. Throws 404 when no event is ahead. */
export async function moveProviderClock(
  services: ServicesWithConsole,
  order: ClockCommand,
): Promise<void> {
  const { billing, clock, teller } = services;
  if (order.action === "real") clock.backToReal();
  else clock.shift(order.action === "shift" ? order.ms : await untilEvent(services, order.channel));
  teller.runNow();
  await billing.settled();
}

async function untilEvent(
  services: ServicesWithConsole,
  channel: string | undefined,
): Promise<number> {
  const slots = await contentsOf(services, channel);
  const wait = msUntilNextEvent(slots, createResponseContext(services));
  if (wait === undefined) throw new HttpError(404, "No event is scheduled.");
  return wait;
}

const change = { channel: requestTextSchema(), content: requestTextSchema() };

/** What may be done about the start of an event: move it by minutes, cancel it, or undo both. */
export const eventChangeInputSchema = z.discriminatedUnion("action", [
  z.object({ ...change, action: z.literal("move"), minutes: z.coerce.number().int() }),
  z.object({ ...change, action: z.literal("cancel") }),
  z.object({ ...change, action: z.literal("restore") }),
]);

/** Changes the current or next start, and has viewers notified. Throws 404 and 422 with a sentence. */
export async function changeEventStart(
  services: ServicesWithConsole,
  order: z.output<typeof eventChangeInputSchema>,
): Promise<void> {
  const { db, teller } = services;
  const content = await findContent(db, order.channel, order.content);
  if (!content) throw new HttpError(404, "There is no such event.");
  const { anchor, now } = createResponseContext(services);
  const changed = toEventChange(content, order, anchor, now);
  if (typeof changed === "string") throw new HttpError(422, changed);
  if (changed) await saveEventChange(db, order.channel, order.content, changed);
  teller.runNow();
}

/** Where viewers of this machine are to be: without a country where they are. */
export const simulatedLocationInputSchema = z.object({
  country: requestTextSchema()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  vpn: z.boolean().default(false),
});

/** A server that is a client of the sandbox's identity providers, as a stranger is of a real one. */
export const idpClientInputSchema = z.object({
  clientId: z.string().regex(/^[\w.-]{1,100}$/),
  secret: requestTextSchema().min(16).max(200),
  redirectUri: z.url({ protocol: /^https?$/ }),
  name: requestTextSchema().min(1).max(100),
});

/** A bill, and how much of it is given back: all that is left without an amount (in minor units). */
export const refundInputSchema = z.object({
  invoice: requestTextSchema(),
  amount: z.coerce.number().int().min(1).optional(),
  reason: requestTextSchema().max(500).optional(),
});

/** For whom a session is wanted: a seeded viewer of a channel, by the name before the `@`. */
export const seededSessionInputSchema = z.object({
  channel: requestTextSchema(),
  viewer: requestTextSchema(),
});

/**
 * A new session of a seeded viewer, without the password, which is public: their bearer as
 * `access_token`. Throws 404 when the channel has no seeded viewer of that name.
 */
export async function startSeededSession(
  { db, clock }: ServicesWithConsole,
  { channel, viewer: name }: z.output<typeof seededSessionInputSchema>,
): Promise<{ access_token: string; expires_at: string }> {
  const seeded = seededViewers.find((each) => each.name === name);
  const viewer =
    seeded && (await findViewerByEmail(db, channel, seededViewerEmail(seeded, channel)));
  if (!viewer) throw new HttpError(404, `${channel} has no seeded viewer ${name}.`);
  const { accessToken, expiresAt } = await issueAccessToken(db, viewer.id, clock.now());
  return { access_token: accessToken, expires_at: expiresAt.toISOString() };
}

/** What the console shows of itself: `GET /console/api/state`. */
export async function loadConsoleState(services: ServicesWithConsole) {
  const channels = await listChannels(services.db);
  return {
    channels: channels.map(({ token, name }) => ({ token, name })),
    faults: services.faults.list(),
    location: services.location.now(),
    clock: { now: services.clock.now(), offset_ms: services.clock.offsetMs() },
  };
}

async function contentsOf(services: ServicesWithConsole, only: string | undefined) {
  const channels = await listChannels(services.db);
  const wanted = channels.filter(({ token }) => only === undefined || token === only);
  const lists = await Promise.all(wanted.map(({ token }) => listContents(services.db, token)));
  return lists.flat();
}
