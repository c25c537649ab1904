import { createServer } from "node:http";
import { runInNewContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { fetchAhead } from "../../../lib/playback/engine/fetch-ahead.ts";

const variant = (bandwidth: number, name: string) =>
  `#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=9,BANDWIDTH=${bandwidth},AUDIO="a"\n${name}.m3u8\n`;
const sound = `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="Original",URI="sound.m3u8"\n`;
const list = (name: string) =>
  `#EXTM3U\n#EXT-X-MAP:URI="${name}/init.mp4"\n#EXTINF:4,\n${name}/1.m4s\n#EXTINF:4,\n${name}/2.m4s\n#EXT-X-ENDLIST\n`;
const film = {
  "/master.m3u8": `#EXTM3U\n${sound}${variant(400, "low")}${variant(2000, "high")}`,
  "/low.m3u8": list("low"),
  "/sound.m3u8": list("sound"),
};

let close = () => undefined;
afterEach(() => close());

async function asked(files: Record<string, string>, caching = "public, max-age=60") {
  const paths: string[] = [];
  const server = createServer((request, answer) => {
    paths.push(request.url ?? "");
    answer.setHeader("cache-control", caching);
    answer.end(files[request.url ?? ""] ?? "");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  close = () => void server.close();
  const at = server.address();
  if (at === null || typeof at === "string") throw new Error("expected a port");
  const run: (address: string) => void = runInNewContext(fetchAhead, { fetch, URL });
  run(`http://127.0.0.1:${at.port}/master.m3u8`);
  return paths;
}

test("a film's first seconds of picture and sound are fetched", async () => {
  const paths = await asked(film);
  await vi.waitFor(() => expect(paths).toHaveLength(7));
  expect(paths.toSorted()).toEqual([
    "/low.m3u8",
    "/low/1.m4s",
    "/low/init.mp4",
    "/master.m3u8",
    "/sound.m3u8",
    "/sound/1.m4s",
    "/sound/init.mp4",
  ]);
});

const open = "/low.m3u8";

test.each([
  ["playlists that may not be kept", film, "no-store", 1],
  [
    "films that don't start with their smallest rendition",
    { "/master.m3u8": variant(2000, "high") + variant(400, "low") },
    "max-age=60",
    1,
  ],
  [
    "streams that go on",
    { ...film, [open]: list("low").replace("#EXT-X-ENDLIST", ""), "/sound.m3u8": "" },
    "max-age=60",
    3,
  ],
  [
    "encrypted segments",
    { ...film, [open]: `${list("low")}#EXT-X-KEY:METHOD=AES-128`, "/sound.m3u8": "" },
    "max-age=60",
    3,
  ],
  ["answers that are no playlist", { "/master.m3u8": "<html>" }, "max-age=60", 1],
] as const)("of %s nothing more is fetched", async (_, files, caching, count) => {
  const paths = await asked({ ...files }, caching);
  await vi.waitFor(() => expect(paths).toHaveLength(count));
  await new Promise((settled) => setImmediate(settled));
  expect(paths).toHaveLength(count);
});
