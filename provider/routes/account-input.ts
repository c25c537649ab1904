import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import type { ChannelRow } from "../db/channels.ts";
import { addressGroup } from "../domain/address-group.ts";
import { emailAddress } from "../domain/email-address.ts";
import { isPlainText } from "../domain/plain-text.ts";
import type { LimitedAct } from "../domain/limits.ts";
import { Refusal } from "../domain/refusal.ts";
import { fill } from "../words/words.ts";
import { type Services, siteOriginOf } from "./services.ts";
import { refusalsIn } from "./speak.ts";

const mostBytes = 16_384;
const longestPassword = 1024;
const longestName = 100;

/** Bodies about accounts are small. */
export const smallBody = bodyLimit({
  maxSize: mostBytes,
  onError: () => {
    throw new Refusal(413, `A body has ${mostBytes} bytes at most.`);
  },
});

const place = { vfchost: z.string().max(300).optional(), success_url: z.string().max(2000) };
const name = z.string().trim().min(1).max(longestName).refine(isPlainText);

/** Bodies: contract.md, Calls. */
export const password = z.string().min(1).max(longestPassword);
export const credentials = z.object({
  ...place,
  email: emailAddress,
  password,
  success_url: place.success_url.optional(),
});
export const newAccount = z.object({
  ...place,
  email: emailAddress,
  password,
  first_name: name,
  last_name: name,
});
export const mailWish = z.object({ ...place, email: emailAddress });

/** The body in its shape; 422 `BAD_INPUT` with a sentence for each field otherwise. */
export async function bodyOf<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  const body: unknown = await context.req.json().catch(() => undefined);
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const words = refusalsIn(context);
  const names = result.error.issues.map(({ path }) => String(path[0] ?? ""));
  const faults = names.filter(Boolean).map((field) => [field, faultOf(field, body, words)]);
  const data = { fields: Object.fromEntries(faults) };
  throw new Refusal(422, words.badInput, { detail: "BAD_INPUT", data });
}

function faultOf(field: string, body: unknown, words: ReturnType<typeof refusalsIn>): string {
  const value = typeof body === "object" && body !== null && Object.entries(body);
  const given = value && value.some(([key, held]) => key === field && held !== "");
  if (!given) return words.required;
  return field === "email" ? words.badEmail : words.badInput;
}

/**
 * The address, when it is on the channel's own origin (`Channel.origin`); 422 `FOREIGN_URL`
 * otherwise. What the site says of its host (`vfchost`) proves nothing and is not asked.
 */
export function ownAddress(services: Services, channel: ChannelRow, address: string): URL {
  const url = URL.parse(address);
  const own = new URL(siteOriginOf(services, channel.token)).origin;
  if (url?.origin === own && !url.username && !url.password) return url;
  const message = `The address is not on ${own}.`;
  throw new Refusal(422, message, { detail: "FOREIGN_URL" });
}

/** Counts a try of an account from an IP address; 429 with `Retry-After` when there were too many. */
export async function countTry(
  services: Services,
  context: Context,
  act: LimitedAct,
  account: string,
): Promise<void> {
  const waitS = await services.limits.take(act, { account, address: addressOf(context) });
  if (waitS === undefined) return;
  const minutes = Math.ceil(waitS / 60);
  const message = fill(refusalsIn(context).tooMany, { minutes });
  throw new Refusal(429, message, { detail: "RATE_LIMIT", retryAfterS: waitS });
}

/** Takes the last try back: it succeeded. */
export async function forgiveTry(
  services: Services,
  context: Context,
  act: LimitedAct,
  account: string,
): Promise<void> {
  await services.limits.giveBack(act, { account, address: addressOf(context) });
}

/** What limits count an account by. */
export function accountKey(channel: ChannelRow, email: string): string {
  return `${channel.token} ${email}`;
}

/** The viewer's own IP address as the site tells it, else the caller's. */
function addressOf(context: Context): string {
  const told = context.req.header("X-Viewer-Ip") ?? getConnInfo(context).remote.address;
  return addressGroup(told ?? "unknown");
}
