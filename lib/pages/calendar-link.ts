import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Channel } from "../contract/channel.ts";
import type { Content } from "../contract/content.ts";
import { cutToCodeUnits } from "../contract/normalize-text.ts";
import { env } from "../env.ts";
import { calculatePlannedEventLengthS } from "../live/planned-event-length.ts";

const event = z.object({
  token: z.string(),
  name: z.string(),
  startTime: z.number(),
  lengthS: z.number(),
});

/** An event of a calendar file: epoch ms and seconds. */
export type CalendarEvent = z.output<typeof event>;

type OfChannel = Pick<Channel, "channel_id">;

const usualLengthS = 3_600;
const maxNameLength = 200;

/**
 * The URL of an event's calendar file, or undefined without a start. It contains the file's data, signed: the browser
 * that an app passes it to has no session, and the event may be closed. docs/behaviour.md BE-124.
 */
export function calendarLink(
  channel: OfChannel,
  { token, input }: Pick<Content, "token" | "input">,
): string | undefined {
  const { start_time: startTime } = input;
  if (startTime === undefined || input.cancelled) return undefined;
  const details: CalendarEvent = {
    token,
    name: cutToCodeUnits(input.name, maxNameLength),
    startTime,
    lengthS: calculatePlannedEventLengthS(input) ?? usualLengthS,
  };
  const text = Buffer.from(JSON.stringify(details)).toString("base64url");
  const [secret = ""] = env().sessionSecrets;
  const file = `/api/calendar/${encodeURIComponent(token)}.ics`;
  return `${file}?event=${text}.${signatureOf(channel, text, secret)}`;
}

/** The event of a URL that this site has signed for this channel; undefined for any other. */
export function readCalendarLink(
  channel: OfChannel,
  query: URLSearchParams,
): CalendarEvent | undefined {
  const [text = "", signature = ""] = (query.get("event") ?? "").split(".");
  const isOurs = env().sessionSecrets.some((secret) =>
    isSame(signature, signatureOf(channel, text, secret)),
  );
  return isOurs ? event.parse(JSON.parse(Buffer.from(text, "base64url").toString())) : undefined;
}

function signatureOf({ channel_id: id }: OfChannel, text: string, secret: string): string {
  const mac = createHmac("sha256", secret).update(`calendar|${id}|${text}`).digest();
  return mac.subarray(0, 16).toString("base64url");
}

function isSame(received: string, ours: string): boolean {
  const [a, b] = [Buffer.from(received), Buffer.from(ours)];
  return a.length === b.length && timingSafeEqual(a, b);
}
