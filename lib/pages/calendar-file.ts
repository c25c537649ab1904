import ical, { ICalCalendarMethod } from "ical-generator";
import { createViewerRequest } from "./viewer-request.ts";
import { type CalendarEvent, readCalendarLink } from "./calendar-link.ts";

/**
 * `GET /api/calendar/{token}.ics?event=`: the calendar file of a URL that this site has signed, else 404.
 * docs/behaviour.md BE-124.
 */
export async function respondWithCalendarFile({ headers, url }: Request): Promise<Response> {
  const query = new URL(url).searchParams;
  const visit = await createViewerRequest(headers, query).catch(() => undefined);
  const event = visit && readCalendarLink(visit.channel, query);
  if (!visit || !event) return new Response("404\n", { status: 404, headers: brief });
  return new Response(calendarFile(event, visit.channel.origin, Date.now()), {
    headers: {
      ...brief,
      "Content-Type": "text/calendar; charset=utf-8",
      // `inline`, so that phones offer to add the event.
      "Content-Disposition": `inline; filename="${event.token.replaceAll(/[^\w-]/g, "-")}.ics"`,
    },
  });
}

const brief = { "Cache-Control": "private, no-store" };

/**
 * The iCalendar file (RFC 5545) of an event, in UTC. Its UID stays and its sequence grows, so that the file of
 * an event that has moved replaces the one before. `now` is epoch ms.
 */
export function calendarFile(event: CalendarEvent, origin: string, now: number): string {
  const address = `${origin}/video/${encodeURIComponent(event.token)}`;
  const calendar = ical({
    prodId: { company: "Marquee", product: "events" },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${event.token}@${new URL(origin).hostname}`,
    sequence: Math.floor(now / 60_000),
    stamp: new Date(now),
    start: new Date(event.startTime),
    end: new Date(event.startTime + event.lengthS * 1_000),
    summary: event.name,
    description: address,
    url: address,
  });
  return calendar.toString();
}
