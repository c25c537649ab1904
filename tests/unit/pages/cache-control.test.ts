import { describe, expect, onTestFinished, test, vi } from "vitest";
import { contentSchema } from "../../../lib/contract/content.ts";
import { parseResponse } from "../../../lib/contract/parse-response.ts";
import { cachePolicy, isMarkedPrivate } from "../../../lib/pages/cache-control.ts";
import type { RequestData } from "../../../lib/pages/store-request-data.ts";
import type { ParsedRoute } from "../../../lib/urls/parse-address.ts";
import { toSectionView } from "../../../lib/sections/section-view.ts";
import { aSection, aVisit } from "../../support/samples.ts";

const home: ParsedRoute = { kind: "home", mobile: false };
const video: ParsedRoute = {
  kind: "video",
  contentId: "a",
  videoId: "a",
  mobile: false,
};
const visit = aVisit();

function page(complete = true): RequestData {
  return { visit, page: { page: { token: "home" }, rows: { sections: [] }, complete } };
}

function playing(shared_s: number | undefined): RequestData {
  const shown = parseResponse(contentSchema, { token: "a", input: { name: "A" }, shared_s }).value;
  return { visit, video: { shown, played: shown, rows: undefined, complete: true } };
}

function event(input: object): RequestData {
  const film = { token: "a", input: { name: "A", ...input }, shared_s: 60 };
  const shown = parseResponse(contentSchema, film).value;
  return { visit, video: { shown, played: shown, rows: undefined, complete: true } };
}

function policy(route: ParsedRoute, data: RequestData, cookie = "") {
  return cachePolicy(new Headers({ cookie }), route, data);
}

describe("BE-387: a page with URLs that expire", () => {
  const ending = (leftS: number, shared_s: number) => {
    const playback = { hls: "https://media.example/a.m3u8", expires_at: Date.now() + leftS * 1000 };
    const film = { token: "a", input: { name: "A" }, shared_s, playback };
    const shown = parseResponse(contentSchema, film).value;
    return { visit, video: { shown, played: shown, rows: undefined, complete: true } };
  };
  const secondsIn = (control: string) =>
    [...control.matchAll(/(?:s-maxage|revalidate|error)=(\d+)/g)].map(([, text]) => Number(text));

  test.each([
    [3_600, 60, [60, 600, 1140]],
    [300, 60, [60, 90]],
    [20, 60, [10]],
    [5, 60, [2]],
  ])(
    "of which %i s are left is served from caches for half of them in all",
    (leftS, shared, lives) => {
      vi.useFakeTimers({ now: Date.UTC(2026, 10, 26) });
      onTestFinished(() => void vi.useRealTimers());
      const seconds = secondsIn(policy(video, ending(leftS, shared)).cacheControl);
      expect(seconds.filter((one) => one > 0)).toEqual(lives);
      expect(seconds.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(leftS / 2);
    },
  );

  test("of which hardly any time is left is not shared", () => {
    expect(policy(video, ending(1, 60)).cacheControl).toBe("private, no-store");
  });
});

describe("a public page", () => {
  test("may be stored for a minute by shared caches", () => {
    expect(policy(home, page()).cacheControl).toBe(
      "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400",
    );
  });

  test("that lacks a row may be stored for at most ten seconds", () => {
    expect(policy(home, page(false)).cacheControl).toBe(
      "public, max-age=0, s-maxage=10, stale-if-error=86400",
    );
  });

  test.each([
    ["month", "23:20:00", "s-maxage=60, stale-while-revalidate=600"],
    ["month", "23:55:00", "s-maxage=60, stale-while-revalidate=240"],
    ["month", "23:59:20", "s-maxage=40"],
    ["timeline", "23:59:20", "s-maxage=40"],
    ["schedule", "23:59:20", "s-maxage=40"],
    ["list", "23:59:20", "s-maxage=40"],
  ] as const)(
    "BE-331: with a %s is stored at %s until midnight at most",
    (layout, time, lifetime) => {
      vi.useFakeTimers({ now: Date.parse(`2026-11-25T${time}Z`) });
      onTestFinished(() => void vi.useRealTimers());
      const data = page();
      data.page?.rows.sections.push(toSectionView(aSection({ layout }), {}));
      expect(policy(home, data).cacheControl).toBe(
        `public, max-age=0, ${lifetime}, stale-if-error=86400`,
      );
    },
  );

  test("of a search that a rate limit rejected is not stored for others", () => {
    const data = page(false);
    const route: ParsedRoute = { kind: "search", search: { q: "lake" }, mobile: false };
    const row = toSectionView(aSection({ role: "search" }), { error: { code: 429 } });
    data.page?.rows.sections.push(row);
    expect(policy(route, data).cacheControl).toBe("private, no-store");
  });

  test("in a language of the viewer's choice is shared only by the front", () => {
    expect(policy(home, page(), "mq_lng=de")).toEqual({
      cacheControl: "private, no-store",
      share: expect.stringContaining("s-maxage=60"),
    });
  });

  test("in the channel's language is shared although the cookie names it", () => {
    expect(policy(home, page(), "mq_lng=en").share).toBeUndefined();
  });
});

describe("a video page", () => {
  test("of an event is stored for five seconds, and is not served stale", () => {
    expect(policy(video, event({ stream_state: "live" })).cacheControl).toBe(
      "public, max-age=0, s-maxage=5, stale-if-error=86400",
    );
  });

  test("of an event is not shared past its start", () => {
    const soon = event({ stream_state: "scheduled", start_time: Date.now() + 1_900 });
    expect(policy(video, soon).cacheControl).toContain("s-maxage=2,");
  });

  test("may be stored as long as the content says", () => {
    expect(policy(video, playing(45)).cacheControl).toContain("s-maxage=45,");
  });

  test("is not shared when the content sets no time", () => {
    expect(policy(video, playing(undefined)).cacheControl).toBe("private, no-store");
  });

  test("is not shared just after a payment", () => {
    const paid = { ...playing(45), visit: { ...visit, cookies: { payment: "pt" } } };
    expect(policy(video, paid).cacheControl).toBe("private, no-store");
  });

  test("is not shared with a session", () => {
    const session = { accountType: "local", channelId: "c1", host: "h", issuedAt: 1 };
    const data = { ...playing(45), visit: { ...visit, session } };
    expect(policy(video, data).cacheControl).toBe("private, no-store");
  });
});

test.each([
  ["private, no-store", undefined, true],
  ["private, no-store", "public, s-maxage=60", false],
  ["public, max-age=0, s-maxage=60", undefined, false],
  ["no-store", undefined, false],
])(
  "a response with %s, shared by the front with %s, is personal: %s",
  (control, share, viewerGroup) => {
    const headers = new Headers({ "Cache-Control": control });
    if (share) headers.set("x-mq-share", share);
    expect(isMarkedPrivate(headers)).toBe(viewerGroup);
  },
);
