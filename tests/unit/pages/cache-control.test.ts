import { describe, expect, test } from "vitest";
import { content } from "../../../lib/contract/content.ts";
import { parseAnswer } from "../../../lib/contract/parse-answer.ts";
import { cachePolicy } from "../../../lib/pages/cache-control.ts";
import type { RequestData } from "../../../lib/pages/store-request-data.ts";
import type { Route } from "../../../lib/urls/parse-address.ts";
import { aVisit } from "../../support/samples.ts";

const home: Route = { kind: "home", mobile: false };
const video: Route = {
  kind: "video",
  contentId: "a",
  videoId: "a",
  startS: undefined,
  mobile: false,
};
const visit = aVisit();

function page(complete = true): RequestData {
  return { visit, page: { page: { token: "home" }, rows: { sections: [] }, complete } };
}

function playing(shared_s: number | undefined): RequestData {
  const shown = parseAnswer(content, { token: "a", input: { name: "A" }, shared_s }).value;
  return { visit, video: { shown, played: shown, rows: undefined, complete: true } };
}

function policy(route: Route, data: RequestData, cookie = "") {
  return cachePolicy(new Headers({ cookie }), route, data);
}

describe("a public page", () => {
  test("may be kept a minute by anybody in front", () => {
    expect(policy(home, page()).cacheControl).toBe(
      "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400",
    );
  });

  test("that lacks a row may be kept ten seconds and not a moment longer", () => {
    expect(policy(home, page(false)).cacheControl).toBe(
      "public, max-age=0, s-maxage=10, stale-if-error=86400",
    );
  });

  test("in a language of the viewer's own is shared by our front alone", () => {
    expect(policy(home, page(), "mq_lng=de")).toEqual({
      cacheControl: "private, no-store",
      share: expect.stringContaining("s-maxage=60"),
    });
  });

  test("in the channel's own language is shared with the cookie too", () => {
    expect(policy(home, page(), "mq_lng=en").share).toBeUndefined();
  });
});

describe("a video page", () => {
  test("may be kept as long as the content says", () => {
    expect(policy(video, playing(45)).cacheControl).toContain("s-maxage=45,");
  });

  test("is nobody else's when the content says nothing", () => {
    expect(policy(video, playing(undefined)).cacheControl).toBe("private, no-store");
  });

  test("is nobody else's just after a payment", () => {
    expect(policy(video, playing(45), "mq_payment=x").cacheControl).toBe("private, no-store");
  });

  test("is nobody else's with a session", () => {
    const session = { accountType: "local", channelId: "c1", host: "h", issuedAt: 1 };
    const data = { ...playing(45), visit: { ...visit, session } };
    expect(policy(video, data).cacheControl).toBe("private, no-store");
  });
});
