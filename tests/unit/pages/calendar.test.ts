import { describe, expect, test } from "vitest";
import { contentSchema } from "../../../lib/contract/content.ts";
import { respondWithCalendarFile, calendarFile } from "../../../lib/pages/calendar-file.ts";
import { calendarLink, readCalendarLink } from "../../../lib/pages/calendar-link.ts";
import { host } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

useTinyProvider();

const tiny = { channel_id: "t1" };
const startTime = Date.parse("2030-01-01T20:00:00Z");
const anEvent = (input: object = {}) =>
  contentSchema.parse({
    token: "the-event",
    input: { name: "The event", stream_state: "scheduled", start_time: startTime, ...input },
  });
const linkOf = (input?: object, channel = tiny) => calendarLink(channel, anEvent(input)) ?? "";
const queryOf = (link: string) => new URL(link, "http://tiny.localhost").searchParams;
const partsOf = (link: string): string[] => (queryOf(link).get("event") ?? "").split(".");
const expected = { token: "the-event", name: "The event", startTime, lengthS: 3_600 };

function getCalendar(link: string) {
  return respondWithCalendarFile(
    new Request(new URL(link, `http://${host}`), { headers: { host } }),
  );
}

/** The lines of a file, with folded lines joined. */
const linesOf = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

describe("the URL of a calendar file", () => {
  test("is that of a file, with all fields of the file", () => {
    expect(linkOf()).toMatch(/^\/api\/calendar\/the-event\.ics\?event=[\w-]+\.[\w-]{22}$/);
    expect(readCalendarLink(tiny, queryOf(linkOf()))).toEqual(expected);
  });

  // docs/behaviour.md BE-431
  test.each([
    ["its end_time", { end_time: startTime + 5_400_000, duration_s: 60 }, 5_400],
    ["its duration_s without an end_time", { duration_s: 60 }, 60],
    ["its duration_s where the end_time is before the start", { end_time: 5, duration_s: 60 }, 60],
    ["an hour without either", {}, 3_600],
  ])("lasts until %s", (_, input, lengthS) => {
    expect(readCalendarLink(tiny, queryOf(linkOf(input)))).toMatchObject({ lengthS });
  });

  // docs/provider-api.md PA-325
  test("cuts a long name between characters", () => {
    const name = `${"x".repeat(196)}👨‍👩‍👧‍👦`;
    const cut = { name: "x".repeat(196) };
    expect(readCalendarLink(tiny, queryOf(linkOf({ name })))).toMatchObject(cut);
  });

  test.each([
    ["without a start", { start_time: undefined }],
    ["of an event that is cancelled", { cancelled: true }],
  ])("does not exist %s", (_, input) => {
    expect(calendarLink(tiny, anEvent(input))).toBeUndefined();
  });

  test.each([
    ["nothing", () => ""],
    ["no signature", () => partsOf(linkOf())[0] ?? ""],
    ["another text", () => `e30.${partsOf(linkOf())[1]}`],
    ["a signature with invalid characters", () => `e30.${"é".repeat(22)}`],
    ["another channel's", () => partsOf(linkOf({}, { channel_id: "t2" })).join(".")],
  ])("with %s is rejected", (_, event) => {
    const query = new URLSearchParams({ event: event() });
    expect(readCalendarLink(tiny, query)).toBeUndefined();
  });
});

describe("GET /api/calendar", () => {
  test("returns the file, to be shown and not stored", async () => {
    const response = await getCalendar(linkOf());
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "text/calendar; charset=utf-8",
    ]);
    expect(response.headers.get("content-disposition")).toBe('inline; filename="the-event.ics"');
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(linesOf(await response.text())).toContain(
      "URL;VALUE=URI:http://tiny.localhost/video/the-event",
    );
  });

  test("is 404 for a URL without the site's signature", async () => {
    expect((await getCalendar("/api/calendar/the-event.ics?event=e30.x")).status).toBe(404);
  });
});

describe("a calendar file", () => {
  const lines = (more: Partial<typeof expected> = {}, now = startTime) =>
    linesOf(calendarFile({ ...expected, ...more }, "https://tiny.example", now));

  test("has its times in UTC and a UID of event and channel", () => {
    expect(lines()).toEqual(
      expect.arrayContaining([
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "UID:the-event@tiny.example",
        "DTSTART:20300101T200000Z",
        "DTEND:20300101T210000Z",
        "END:VCALENDAR",
      ]),
    );
  });

  test("of an event that has moved has the same UID and a higher sequence", () => {
    const pick = (all: string[], name: string) => all.find((line) => line.startsWith(name));
    const before = lines();
    const after = lines({ startTime: startTime + 3_600_000 }, startTime + 600_000);
    expect(pick(after, "UID")).toBe(pick(before, "UID"));
    const sequence = (all: string[]) => Number(pick(all, "SEQUENCE")?.split(":")[1]);
    expect(sequence(after)).toBeGreaterThan(sequence(before));
  });

  test("holds a name that looks like a property as text", () => {
    const name = 'Grüße; "A", B\\C\nATTENDEE:mailto:x@y.example';
    expect(lines({ name })).toContain(
      'SUMMARY:Grüße\\; "A"\\, B\\\\C\\nATTENDEE:mailto:x@y.example',
    );
    expect(lines({ name }).some((line) => line.startsWith("ATTENDEE"))).toBe(false);
  });

  test("has no line of more than 75 octets", () => {
    const file = calendarFile({ ...expected, name: "日本".repeat(90) }, "https://tiny.example", 0);
    const maxOctets = Math.max(...file.split("\r\n").map((line) => Buffer.byteLength(line)));
    expect(maxOctets).toBeLessThanOrEqual(75);
  });
});
