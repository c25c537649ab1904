import { describe, expect, it } from "vitest";
import { contentSchema, type Playback } from "../../lib/contract/content.ts";
import { createMediaSigner } from "../../provider/domain/media/media-signer.ts";
import { startProvider } from "../../provider/start-provider.ts";
import { oneDatabase } from "./support/databases.ts";
import { clientOf, publicOrigin, useProvider, usualOptions } from "./support/provider.ts";
import { mediaKey, signedPath, signer } from "./support/signed-media.ts";

const startS = Math.floor(Date.now() / 1000) - 60;
const folders = ["reels/first+second~7", `live/first+second~${startS}`, "transcripts/first"];
const fileOf = (folder: string) => (folder.startsWith("transcripts") ? "en.vtt" : "master.m3u8");
const pathOf = (address: string | undefined) => (address ?? "").replace(publicOrigin, "");
const addressesOf = ({ hls, storyboard, captions }: Playback) =>
  [hls, storyboard, ...captions.map(({ src }) => src)].map(pathOf);

// docs/security.md SE-160, SE-162, SE-164
describe.each(oneDatabase)("signed media", (database) => {
  const {
    get,
    json,
    whole,
    console: board,
  } = useProvider(database, {
    media: { key: mediaKey, lifetimeS: 600 },
  });
  const text = async (path: string) => (await get(path)).text();
  const playing = async (token: string) =>
    (await whole(contentSchema, `/ch/harbour/content/${token}`)).playback;

  it.each([
    "/media/reels/first+second~7/master.m3u8",
    `/media/live/first+second~${startS}/240p.m3u8`,
    "/media/transcripts/first/en.vtt",
    "/media/films/first/240p/0.m4s",
    "/media/films/first/preview.mp4",
    "/media/signed/x/reels/first+second~7/master.m3u8",
    "/media/signed/%E0%A4%A/reels/first+second~7/master.m3u8",
    "/media/signed/x/reels/%E0%A4%A/master.m3u8",
    `/media/signed/${"x".repeat(4000)}/reels/first~7/master.m3u8`,
  ])("M10: %s is 403 with the reason, and may be read by every origin", async (path) => {
    const response = await get(path, { Origin: "http://elsewhere.example" });
    expect(response.status).toBe(403);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toMatchObject({
      statusCode: 403,
      message: expect.stringContaining("expired"),
      detail: "MEDIA_ADDRESS_EXPIRED",
    });
  });

  it.each(folders)("M10: %s responds under its signature, and to HEAD as well", async (folder) => {
    const path = `${signedPath(folder)}/${fileOf(folder)}`;
    expect((await get(path)).status).toBe(200);
    const head = await fetch(new URL(path, (await get("/health")).url), { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it.each(folders)("M10: %s is 403 once its signature has expired", async (folder) => {
    const path = signedPath(folder, Date.now() - 1);
    expect((await get(`${path}/${fileOf(folder)}`)).status).toBe(403);
  });

  it("M10: a signature opens no other film", async () => {
    const pass = signedPath("reels/first~7").split("/")[3];
    expect((await get(`/media/signed/${pass}/reels/second~7/master.m3u8`)).status).toBe(403);
    expect((await get(`/media/signed/${pass}/reels/first~7/second/240p/0.m4s`)).status).toBe(404);
  });

  it("M11: every URL in a film's files is under a signed folder and responds", async () => {
    const playback = await playing("film-1");
    if (!playback) throw new Error("The film does not play.");
    const files = new Set<string>();
    const follow = async (path: string): Promise<void> => {
      if (files.has(path)) return;
      files.add(path);
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      if (!/\.(m3u8|vtt)$/.test(path)) {
        await response.body?.cancel();
        return;
      }
      const named = (await response.text()).matchAll(/URI="([^"]+)"|^([\w-]+[./][^\s#]+)/gm);
      const children = [...named].map(([, uri = "", line = ""]) => uri || line);
      await Promise.all(
        children.map((child) => follow(new URL(child, `http://any${path}`).pathname)),
      );
    };
    for (const address of addressesOf(playback)) await follow(address);
    const folder = (path: string) => path.split("/").slice(0, 6).join("/");
    const signed = new Set(addressesOf(playback).map(folder));
    expect([...files].filter((path) => !signed.has(folder(path)))).toEqual([]);
    expect([...files].filter((path) => path.endsWith("init.mp4"))).toHaveLength(6);
    expect([...files].filter((path) => path.endsWith("storyboard.webp"))).toHaveLength(2);
  });

  it("M12: a response may be cached until its URL expires, and no longer", async () => {
    const maxAge = async (path: string) =>
      Number(/max-age=(\d+)/.exec((await get(path)).headers.get("cache-control") ?? "")?.[1]);
    const reel = signedPath("reels/first~7", Date.now() + 30_000);
    for (const file of ["master.m3u8", "240p.m3u8", "storyboard.vtt", "first/240p/0.m4s"]) {
      const seconds = await maxAge(`${reel}/${file}`);
      expect(seconds).toBeGreaterThan(20);
      expect(seconds).toBeLessThanOrEqual(30);
    }
    const live = signedPath(folders[1] ?? "", Date.now() + 30_000);
    expect(await maxAge(`${live}/master.m3u8`)).toBeLessThanOrEqual(30);
    expect(await maxAge(`${live}/240p.m3u8`)).toBe(1);
  });

  it.each(["film-1", "always-on"])(
    "V17: %s says when its URLs expire, and is shared for at most half of the remaining time",
    async (token) => {
      const {
        playback,
        now = 0,
        shared_s = 0,
      } = await whole(contentSchema, `/ch/harbour/content/${token}`);
      const leftS = ((playback?.expires_at ?? 0) - now) / 1000;
      expect(leftS).toBeGreaterThan(300 - 1);
      expect(leftS).toBeLessThanOrEqual(600);
      expect(shared_s).toBeLessThanOrEqual(leftS / 2);
    },
  );

  it("V17: URLs follow the real clock when the provider's is moved", async () => {
    await board.send("POST", "/console/api/clock", { action: "shift", ms: 40 * 24 * 3_600_000 });
    const playback = await playing("film-1");
    expect((await get(pathOf(playback?.hls))).status).toBe(200);
    const { now = 0 } = await whole(contentSchema, "/ch/harbour/content/film-1");
    expect((playback?.expires_at ?? 0) - now).toBeLessThanOrEqual(600_000);
    await board.send("POST", "/console/api/clock", { action: "reset" });
  });

  it("M13: a card's clip is open to everybody, and its URL does not reveal the film", async () => {
    const { data } = (await json("/ch/harbour/pages/home/sections/all/content")) as {
      data: { input: { preview?: string } }[];
    };
    const clip = pathOf(data[0]?.input.preview);
    const response = await get(clip);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "video/mp4"]);
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(clip).not.toContain("first");
    expect(await text(clip)).toBe(await text(`/media/previews/${signer.clipOf("first")}.mp4`));
  });
});

// docs/security.md SE-161
describe("keys of signed media", () => {
  it("M14: URLs of the previous key are valid, and new ones use the new key", async () => {
    const [older, newer] = ["an-older-key".padEnd(40, "-"), "a-newer-key".padEnd(40, "-")];
    const signedBy = (...keys: [string, ...string[]]) =>
      `/media/${createMediaSigner(keys, []).sign("reels/first~7", Date.now() + 60_000)}/master.m3u8`;
    const { place, drop } = await (oneDatabase[0] ?? never()).create();
    const running = await startProvider({
      ...usualOptions,
      port: 0,
      database: place,
      media: { key: newer, previous: older },
    });
    const { get, whole } = clientOf(
      () => running.origin,
      () => "",
    );
    const statusOf = async (path: string) => (await get(path)).status;
    expect(await statusOf(signedBy(newer))).toBe(200);
    expect(await statusOf(signedBy(older))).toBe(200);
    expect(await statusOf(signedBy("a-third-key".padEnd(40, "-")))).toBe(403);
    const { playback } = await whole(contentSchema, "/ch/harbour/content/film-1");
    const [, , , pass = ""] = pathOf(playback?.hls).split("/");
    expect(
      createMediaSigner([newer], []).verify(pass, `reels/${reelIn(playback)}`, Date.now()),
    ).toBeDefined();
    await running.close();
    await drop();
  });

  it("M14: a provider without a key creates one, which its next start and its other processes use", async () => {
    const { place, drop } = await (oneDatabase[0] ?? never()).create();
    const start = () => startProvider({ ...usualOptions, port: 0, database: place });
    const first = await start();
    const { playback } = await clientOf(
      () => first.origin,
      () => "",
    ).whole(contentSchema, "/ch/harbour/content/film-1");
    const second = await start();
    const response = await fetch(second.origin + pathOf(playback?.hls));
    expect(response.status).toBe(200);
    await Promise.all([first.close(), second.close()]);
    await drop();
  });
});

const reelIn = (playback: Playback | undefined) => pathOf(playback?.hls).split("/")[5];

function never(): never {
  throw new Error("There is no database to test with.");
}
