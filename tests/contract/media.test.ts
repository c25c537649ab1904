import { describe, expect, it } from "vitest";
import { oneDatabase } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";
import { mediaKey, signedPath } from "./support/signed-media.ts";

const reel = signedPath("reels/first+second~7");
const startedS = Math.floor(Date.now() / 1000) - 7200;
const liveFrom = (startS: number) => signedPath(`live/first+second~${startS}`);
const live = liveFrom(startedS);

/** Media needs no database, so one is enough. */
describe.each(oneDatabase)("media", (database) => {
  const { get } = useProvider(database, { media: { key: mediaKey } });
  const text = async (path: string) => (await get(path)).text();
  const lengthOf = (playlist: string) =>
    [...playlist.matchAll(/#EXTINF:([\d.]+),/g)].reduce((sum, [, s]) => sum + Number(s), 0);

  it.each(["240p", "480p", "audio"])(
    "M1: %s lasts the seven segments of the reel",
    async (name) => {
      expect(lengthOf(await text(`${reel}/${name}.m3u8`))).toBeCloseTo(28, 4);
    },
  );

  it("M2: each repetition of a film has a map, and begins with a discontinuity", async () => {
    const playlist = await text(`${reel}/240p.m3u8`);
    const tags = playlist.split("\n").filter((line) => /MAP|DISCONTINUITY|ENDLIST/.test(line));
    expect(tags).toEqual([
      '#EXT-X-MAP:URI="first/240p/init.mp4"',
      "#EXT-X-DISCONTINUITY",
      '#EXT-X-MAP:URI="second/240p/init.mp4"',
      "#EXT-X-DISCONTINUITY",
      '#EXT-X-MAP:URI="first/240p/init.mp4"',
      "#EXT-X-ENDLIST",
    ]);
  });

  it("M2: every URL in a playlist responds with its type", async () => {
    const path = `${reel}/audio.m3u8`;
    const names = [...(await text(path)).matchAll(/^(?:#EXT-X-MAP:URI=")?([^#"\n]+)/gm)];
    expect(names.length).toBe(10);
    for (const [, name = ""] of names) {
      const response = await get(new URL(name, `http://any${path}`).pathname);
      const type = name.endsWith("mp4") ? "video/mp4" : "video/iso.segment";
      expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
    }
  });

  it("M3: a live playlist has no end, is short-lived, and in step with the others", async () => {
    const responses = await Promise.all(
      ["240p", "480p", "audio"].map((name) => get(`${live}/${name}.m3u8`)),
    );
    const playlists = await Promise.all(responses.map((response) => response.text()));
    const sequences = playlists.map((one) => Number(/MEDIA-SEQUENCE:(\d+)/.exec(one)?.[1]));
    expect(Math.max(...sequences) - Math.min(...sequences)).toBeLessThanOrEqual(1);
    expect(playlists.some((one) => one.includes("ENDLIST"))).toBe(false);
    expect(responses[0]?.headers.get("cache-control")).toBe("public, max-age=1");
    expect(responses[0]?.headers.get("content-type")).toBe("application/vnd.apple.mpegurl");
  });

  it("M3: a broadcast that has not begun is 404", async () => {
    expect((await get(`${liveFrom(startedS + 10_800)}/240p.m3u8`)).status).toBe(404);
  });

  it("M4: a range request gets only that part", async () => {
    const response = await get(`${reel}/first/240p/0.m4s`, { Range: "bytes=0-4" });
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toMatch(/^bytes 0-4\/\d+$/);
    expect(await response.text()).toBe("first");
  });

  it("M4: a known ETag gets 304", async () => {
    const path = "/media/art/harbour-hero-640.avif";
    const first = await get(path);
    const again = await get(path, { "If-None-Match": first.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
    expect(first.headers.get("cache-control")).toContain("immutable");
  });

  it.each([
    ["harbour-hero-960", "harbour-hero-640"],
    ["harbour-hero-100", "harbour-hero-320"],
    ["harbour-poster-1920", "harbour-poster-800"],
  ])("M5: %s is served as %s", async (requested, served) => {
    expect((await text(`/media/art/${requested}.avif`)).trim()).toBe(served);
  });

  it("M6: a browser may request a range from any origin", async () => {
    const response = await get(`${reel}/master.m3u8`, { Origin: "http://elsewhere.example" });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("M7: captions are those of one transcript, as text", async () => {
    const captions = await text(`${signedPath("transcripts/second")}/en.vtt`);
    expect(captions).toMatch(/^WEBVTT\n/);
    expect(captions).toContain("00:00:13.250 --> 00:00:15.500\nsecond speaks");
    expect(captions).toContain("Later &amp; on");
    expect(captions).not.toContain("first speaks");
  });

  it.each([
    ["second", "fr.vtt"],
    ["second", "en"],
    ["third", "en.vtt"],
  ])("M7: %s has no %s", async (name, file) => {
    expect((await get(`${signedPath(`transcripts/${name}`)}/${file}`)).status).toBe(404);
  });

  it("M7: tiles are named by URLs relative to the file, and respond", async () => {
    const storyboard = await text(`${reel}/storyboard.vtt`);
    const tile = "first/storyboard.webp#xywh=160,0,160,90";
    expect(storyboard).toContain(`00:00:02.000 --> 00:00:04.000\n${tile}`);
    const picture = await get(`${reel}/first/storyboard.webp`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  it.each([
    "first/%2e%2e/%2e%2e/manifest.json",
    "first/..%2f..%2fmanifest.json",
    "first/240p/..%2finit.mp4",
    "first/preview.mp4",
    "first/720p/0.m4s",
    "first/240p/00000001.m4s",
    "third/240p/0.m4s",
    "first/",
  ])("M8: %s is no file of a reel", async (path) => {
    const { status } = await get(`${reel}/${path}`);
    expect([403, 404]).toContain(status);
  });
});
