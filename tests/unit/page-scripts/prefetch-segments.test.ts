import { createServer } from "node:http";
import { runInNewContext } from "node:vm";
import { afterEach, expect, test } from "vitest";
import { prefetchSegments } from "../../../lib/page-scripts/prefetch-segments.ts";
import { eventually } from "../../support/eventually.ts";

const variant = (bandwidth: number, height: number, name: string) =>
  `#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=9,BANDWIDTH=${bandwidth},RESOLUTION=640x${height},AUDIO="a"\n${name}.m3u8\n`;
const sound = `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="Original",URI="sound.m3u8"\n`;
const list = (name: string) =>
  `#EXTM3U\n#EXT-X-MAP:URI="${name}/init.mp4"\n#EXTINF:4,\n${name}/1.m4s\n#EXTINF:4,\n${name}/2.m4s\n#EXT-X-ENDLIST\n`;
const film = {
  "/master.m3u8": `#EXTM3U\n${sound}${variant(2_000_000, 720, "high")}${variant(400_000, 240, "low")}${variant(900_000, 480, "middle")}`,
  "/low.m3u8": list("low"),
  "/middle.m3u8": list("middle"),
  "/sound.m3u8": list("sound"),
};

let close = () => undefined;
afterEach(() => close());

type Line = { downlink?: number; rtt?: number };

async function prefetched(
  files: Record<string, string>,
  caching = "max-age=60",
  line: Line = { downlink: 1, rtt: 150 },
) {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? "");
    response.setHeader("cache-control", caching);
    const text = files[request.url ?? ""] ?? "";
    if (text === "moved") response.writeHead(302, { location: `/there${request.url}` });
    response.end(text);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  close = () => void server.close();
  const at = server.address();
  if (at === null || typeof at === "string") throw new Error("expected a port");
  const navigator = { connection: line };
  const run: (address: string) => Promise<number | undefined> = runInNewContext(
    `(${prefetchSegments})`,
    {
      fetch,
      navigator,
      URL,
    },
  );
  return { paths, level: await run(`http://127.0.0.1:${at.port}/master.m3u8`) };
}

test("a film's first seconds of picture and sound are fetched", async () => {
  const { paths, level } = await prefetched(film);
  expect(level).toBe(0);
  await eventually(() => expect(paths).toHaveLength(7));
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

test.each([
  [0.1, 0],
  [1.3, 0],
  [1.4, 1],
  [10, 1],
])("on a connection of %d Mbit/s the film starts with rendition %d", async (downlink, expected) => {
  expect((await prefetched(film, "max-age=60", { downlink, rtt: 150 })).level).toBe(expected);
});

test("a browser that reports no connection speed leaves the choice to hls.js", async () => {
  expect(await prefetched(film, "max-age=60", {})).toEqual({ paths: [], level: undefined });
});

test("a connection with a very short round trip leaves the choice to hls.js", async () => {
  const near = await prefetched(film, "max-age=60", { downlink: 10, rtt: 0 });
  expect(near).toEqual({ paths: [], level: undefined });
});

// docs/behaviour.md BE-420
test("a ladder in several codecs leaves the choice to hls.js", async () => {
  const coded = (codec: string) =>
    `${variant(400_000, 240, codec)}`.replace("#EXT-X-STREAM-INF:", `$&CODECS="${codec}.1,mp4a",`);
  const mixed = { "/master.m3u8": `#EXTM3U\n${coded("hvc1")}${coded("avc1")}` };
  expect(await prefetched(mixed)).toEqual({ paths: ["/master.m3u8"], level: undefined });
});

test("of several sounds none is fetched early", async () => {
  const sounds = sound + sound.replace("sound.m3u8", "other.m3u8");
  const { paths } = await prefetched({
    ...film,
    "/master.m3u8": film["/master.m3u8"].replace(sound, sounds),
  });
  await eventually(() => expect(paths).toHaveLength(4));
  expect(paths.filter((path) => /sound|other/.test(path))).toEqual([]);
});

test("what a master playlist names that lies elsewhere is fetched from there", async () => {
  const moved = Object.fromEntries(
    Object.entries(film).map(([path, text]) => [`/there${path}`, text]),
  );
  const { paths } = await prefetched({ ...moved, "/master.m3u8": "moved" });
  await eventually(() => expect(paths).toHaveLength(8));
  expect(paths.slice(2).every((path) => path.startsWith("/there/"))).toBe(true);
});

const open = "/low.m3u8";

test.each([
  ["playlists that may not be kept", film, "no-store", 1],
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
] as const)("with %s no more is fetched", async (_, files, caching, count) => {
  const { paths } = await prefetched({ ...files }, caching);
  await eventually(() => expect(paths).toHaveLength(count));
  await new Promise((settled) => setImmediate(settled));
  expect(paths).toHaveLength(count);
});
