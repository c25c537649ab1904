import { describe, expect, test, vi } from "vitest";
import { handleApiCall } from "../../../lib/api/handle-call.ts";
import { later } from "../../support/later.ts";
import { host } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { signedIn } from "./support.ts";

const { provider, respond } = useTinyProvider();
const path = "/ch/tiny/content/event";
const playback = { hls: "https://media.example/live.m3u8" };
const start = "2030-01-01T20:00:00.000Z";

function provide(input: object, more: object = {}) {
  respond(path, 200, { token: "event", input: { name: "The event", ...input }, ...more });
}

async function getAiring(cookie = "") {
  const query = new URLSearchParams({ token: "event" });
  const reply = await handleApiCall("GET", "airing", new Headers({ host, cookie }), query);
  return { status: reply.status, body: await reply.json() };
}

const countRequests = () =>
  provider().requestedPaths.filter((requested) => requested === path).length;

describe("GET /api/airing", () => {
  test("returns state, start and the provider's clock", async () => {
    const hourAhead = Date.now() + 3_600_000;
    provide({ stream_state: "scheduled", start_time: start }, { now: hourAhead });
    const { body } = await getAiring();
    expect(body).toMatchObject({ state: "scheduled", startTime: Date.parse(start) });
    expect(body.now - hourAhead).toBeLessThan(10_000);
    expect(body.now).toBeGreaterThanOrEqual(hourAhead);
  });

  test.each([
    ["live", { stream_state: "live" }, { playback }],
    ["vod", { stream_state: "vod" }, { playback }],
    ["scheduled", { stream_state: "live" }, {}],
    ["scheduled", { stream_state: "vod" }, {}],
    ["cancelled", { stream_state: "scheduled", cancelled: true }, {}],
  ])("returns %s of %j as %j", async (state, input, more) => {
    provide(input, more);
    expect((await getAiring()).body.state).toBe(state);
  });

  test("requests the content from the provider once in five seconds for all viewers", async () => {
    const cookie = await signedIn();
    provide({ stream_state: "live" }, { playback });
    await Promise.all([getAiring(), getAiring(cookie), getAiring()]);
    await getAiring(cookie);
    expect(countRequests()).toBe(1);
    later(6);
    await getAiring();
    expect(countRequests()).toBe(2);
  });

  test("requests the content again at its start", async () => {
    const soon = Date.now() + 2_000;
    provide({ stream_state: "scheduled", start_time: soon }, { now: Date.now() });
    await getAiring();
    later(2.1);
    provide({ stream_state: "live", start_time: soon }, { playback, now: soon });
    expect((await getAiring()).body.state).toBe("live");
  });

  test("denies one viewer without denying the others", async () => {
    const cookie = await signedIn();
    provider().respondWith(path, (response) => {
      const isOpen = provider().headersOf(path)?.authorization !== undefined;
      response.writeHead(isOpen ? 200 : 402, { "content-type": "application/json" });
      const content = { token: "event", input: { name: "E", stream_state: "live" }, playback };
      response.end(JSON.stringify(isOpen ? content : { statusCode: 402 }));
    });
    const [guest, member, other] = await Promise.all([
      getAiring(),
      getAiring(cookie),
      getAiring(cookie),
    ]);
    expect([guest.status, member.status, other.status]).toEqual([402, 200, 200]);
  });

  test("responds with an outage although the content was loaded before", async () => {
    provide({ stream_state: "live" }, { playback });
    await getAiring();
    later(6);
    respond(path, 503, {});
    expect((await getAiring()).status).toBe(503);
  });

  test("responds with 400 without a token", async () => {
    const reply = await handleApiCall(
      "GET",
      "airing",
      new Headers({ host }),
      new URLSearchParams(),
    );
    expect(reply.status).toBe(400);
  });

  test("advances the time while the response is cached", async () => {
    const base = Date.now() + 3_600_000;
    provide({ stream_state: "live" }, { playback, now: base });
    const first = (await getAiring()).body.now;
    const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 4_000);
    const second = (await getAiring()).body.now;
    clock.mockRestore();
    expect(second - first).toBeGreaterThanOrEqual(4_000);
    expect(countRequests()).toBe(1);
  });
});
