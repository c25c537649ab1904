import { afterEach, describe, expect, it } from "vitest";
import { contentSchema } from "../../lib/contract/content.ts";
import { databases } from "./support/databases.ts";
import { publicOrigin, useProvider } from "./support/provider.ts";

const minute = 60_000;

describe.each(databases)("content on $name", (database) => {
  const { console, get, json, whole } = useProvider(database);
  const at = (token: string) => whole(contentSchema, `/ch/harbour/content/${token}`);
  const clock = (order: object) => console.send("POST", "/console/api/clock", order);
  afterEach(() => clock({ action: "real" }));

  it("V1, V10: a film has captions in two languages, chapters and a storyboard", async () => {
    const { playback, input } = await at("film-1");
    expect(playback?.captions.map(({ lang, label }) => [lang, label])).toEqual([
      ["en", "English"],
      ["de", "Deutsch"],
    ]);
    expect(playback?.chapters.length).toBeGreaterThanOrEqual(4);
    expect(playback?.storyboard).toMatch(/storyboard\.vtt$/);
    expect(input.duration_s).toBe(120);
  });

  it("V16: a film without transcripts does not get the captions and chapters of another", async () => {
    const { playback } = await at("film-2");
    expect(playback?.hls).toBeDefined();
    expect([playback?.captions, playback?.chapters]).toEqual([[], []]);
  });

  it("V2: every playback URL responds, to any origin", async () => {
    const { playback } = await at("film-1");
    const captions = playback?.captions.map(({ src }) => src) ?? [];
    const addresses = [playback?.hls, playback?.storyboard, ...captions];
    addresses.push(playback?.poster?.replace("{w}", "1280"));
    for (const address of addresses) {
      const response = await get(address?.replace(publicOrigin, "") ?? "");
      expect(response.status).toBe(200);
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
    }
  });

  it("V3: a live content can be seeked back and has no length", async () => {
    const { playback, input } = await at("always-on");
    expect(playback?.dvr).toBe(true);
    expect(input.stream_state).toBe("live");
    expect(input.duration_s).toBeUndefined();
    expect(input.start_time).toBeLessThan(Date.now());
  });

  it("V12: a response contains the provider's clock", async () => {
    expect(Math.abs(((await at("always-on")).now ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it("V4: a scheduled content has a start time and no playback", async () => {
    const { playback, input } = await at("soon");
    expect(playback).toBeUndefined();
    expect(input.stream_state).toBe("scheduled");
    expect(input.start_time).toBeGreaterThan(Date.now());
  });

  it("V5: at its start it is live, and its playlist exists", async () => {
    await clock({ action: "start-next-event" });
    const { input, playback } = await at("soon");
    expect(input.stream_state).toBe("live");
    const media = playback?.hls.replace(publicOrigin, "").replace("master", "240p") ?? "";
    expect((await get(media)).status).toBe(200);
  });

  it("V5: 45 minutes after its start it is a replay of that length", async () => {
    await clock({ action: "start-next-event" });
    await clock({ action: "shift", ms: 45 * minute });
    const { input, playback } = await at("soon");
    expect(input).toMatchObject({ stream_state: "vod", duration_s: 2700 });
    expect(playback?.hls).toContain("/reels/");
  });

  it("V6: a response is valid for a minute, but not past the start of an event", async () => {
    expect((await at("film-1")).shared_s).toBe(60);
    await clock({ action: "start-next-event" });
    await clock({ action: "shift", ms: -10_000 });
    const maxAgeS = (await at("soon")).shared_s;
    expect(maxAgeS).toBeGreaterThan(0);
    expect(maxAgeS).toBeLessThanOrEqual(10);
  });

  it("V7: the contents that the owner has named come next, and never the content itself", async () => {
    const { next } = await at("film-1");
    const tokens = next.map((item) => item.token);
    expect(tokens.slice(0, 2)).toEqual(["film-9", "film-3"]);
    expect(tokens.length).toBeGreaterThanOrEqual(6);
    expect(tokens).not.toContain("film-1");
  });

  it("V7, V11: an episode names its series, and the following episodes come next", async () => {
    const { input, next } = await at("film-10");
    const tides = { token: "boats", name: "Tides", season: 2, episodes: 3 };
    expect(input).toMatchObject({ series: { ...tides, episode: 1 }, topic: "Harbours" });
    expect(next.slice(0, 2).map((item) => [item.token, item.input.series])).toEqual([
      ["film-11", { ...tides, episode: 2 }],
      ["film-12", { ...tides, episode: 3 }],
    ]);
  });

  it("V8: a topic page that shows the content is named", async () => {
    expect((await at("film-3")).page_id).toBe("boats");
    expect((await at("film-5")).page_id).toBeUndefined();
  });

  it("V9: previews are only returned in staging mode", async () => {
    expect(await json("/ch/draft/content-preview/film-1")).toMatchObject({ token: "film-1" });
    expect((await get("/ch/harbour/content-preview/film-1")).status).toBe(404);
  });
});
