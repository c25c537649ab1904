import { readFileSync } from "node:fs";

/** Films that the site's own provider ships, cut in CMAF segments. */
export const benchFilmFolder = new URL("../../provider/assets/films/", import.meta.url);

type Rendition = { name: string; bandwidth: number; codecs: string; durations: number[] };
type Video = Rendition & { width: number; height: number };
export type BenchFilmMedia = { name: string; video: Video[]; audio: Rendition };

/** The longest film with its renditions, from the manifest beside the films. */
export function readLongestBenchFilm(): BenchFilmMedia {
  const file = new URL("../manifest.json", benchFilmFolder);
  const { films }: { films: Record<string, Omit<BenchFilmMedia, "name">> } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  const all = Object.entries(films).map(([name, film]) => ({ ...film, name }));
  const longest = all.toSorted((a, b) => lengthOf(b.audio) - lengthOf(a.audio))[0];
  if (!longest) throw new Error(`${file.pathname} names no film`);
  return longest;
}

/** `master.m3u8` of a film: every picture with the one sound. */
export function formatBenchMasterPlaylist({ video, audio }: BenchFilmMedia): string {
  const variants = video.flatMap(({ name, bandwidth, codecs, width, height }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth + audio.bandwidth},` +
      `CODECS="${codecs},${audio.codecs}",RESOLUTION=${width}x${height},AUDIO="sound"`,
    `${name}/index.m3u8`,
  ]);
  return lines([
    "#EXTM3U",
    "#EXT-X-VERSION:7",
    "#EXT-X-INDEPENDENT-SEGMENTS",
    `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Sound",DEFAULT=YES,URI="${audio.name}/index.m3u8"`,
    ...variants,
  ]);
}

/** `index.m3u8` of one picture or of the sound. */
export function formatBenchMediaPlaylist(
  { video, audio }: BenchFilmMedia,
  rendition: string,
): string | undefined {
  const found = [...video, audio].find(({ name }) => name === rendition);
  if (!found) return undefined;
  return lines([
    "#EXTM3U",
    "#EXT-X-VERSION:7",
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...found.durations))}`,
    "#EXT-X-PLAYLIST-TYPE:VOD",
    '#EXT-X-MAP:URI="init.mp4"',
    ...found.durations.flatMap((seconds, index) => [`#EXTINF:${seconds},`, `${index}.m4s`]),
    "#EXT-X-ENDLIST",
  ]);
}

const lengthOf = ({ durations }: Rendition) => durations.reduce((sum, one) => sum + one, 0);
const lines = (list: string[]) => `${list.join("\n")}\n`;
