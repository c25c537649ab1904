import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import {
  type BenchFilmMedia,
  benchFilmFolder,
  formatBenchMasterPlaylist,
  formatBenchMediaPlaylist,
} from "./bench-films.ts";
import { benchArtFolder, findBenchPictureFile, listBenchPictures } from "./bench-pictures.ts";

const kinds = ["thumb", "poster", "hero"];
const pictures = new Map(
  kinds.flatMap(listBenchPictures).map((picture) => [picture.name, picture]),
);
const cached = new Map<string, Promise<Buffer>>();
const open = { "access-control-allow-origin": "*", "timing-allow-origin": "*" };

/** Serves `/art/{picture}/{width}.avif` and `/films/{film}/…`; false for any other path. */
export async function serveBenchMedia(
  path: string,
  film: BenchFilmMedia,
  response: ServerResponse,
): Promise<boolean> {
  const [, top, name, first, second] = path.split("/");
  if (top === "art" && name && first) await sendPicture(name, first, response);
  else if (top === "films" && name === film.name && first) {
    await sendFilm(film, first, second, response);
  } else return false;
  return true;
}

async function sendPicture(name: string, file: string, response: ServerResponse): Promise<void> {
  const picture = pictures.get(name);
  if (!picture) return send(response, undefined, "image/avif");
  const place = new URL(findBenchPictureFile(picture, Number.parseInt(file, 10)), benchArtFolder);
  send(response, await read(place), "image/avif");
}

async function sendFilm(
  film: BenchFilmMedia,
  first: string,
  second: string | undefined,
  response: ServerResponse,
): Promise<void> {
  const playlist = "application/vnd.apple.mpegurl";
  if (first === "master.m3u8") return send(response, formatBenchMasterPlaylist(film), playlist);
  if (second === "index.m3u8")
    return send(response, formatBenchMediaPlaylist(film, first), playlist);
  const known = [...film.video, film.audio].some((rendition) => rendition.name === first);
  const plain = known && /^(?:init\.mp4|\d+\.m4s)$/.test(second ?? "");
  const file = plain ? new URL(`${film.name}/${first}/${second}`, benchFilmFolder) : undefined;
  const bytes = file && (await read(file).catch(() => undefined));
  send(response, bytes, "video/mp4");
}

// From memory after the first time: a figure is about the pages, not about a disk.
function read(place: URL): Promise<Buffer> {
  const known = cached.get(place.href) ?? readFile(place);
  cached.set(place.href, known);
  return known;
}

function send(response: ServerResponse, body: Buffer | string | undefined, type: string): void {
  if (body === undefined) {
    response.writeHead(404, open).end();
    return;
  }
  response.writeHead(200, {
    ...open,
    "content-type": type,
    "content-length": Buffer.byteLength(body),
    "cache-control": "public, max-age=31536000, immutable",
  });
  response.end(body);
}
