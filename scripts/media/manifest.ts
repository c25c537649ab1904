// The shape of provider/assets/manifest.json: everything the provider needs to write playlists,
// storyboards and picture addresses without opening a media file.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FilmLook } from "./film-looks.ts";

export type VideoRendition = {
  name: string;
  width: number;
  height: number;
  /** Peak segment rate in bits per second, picture only: add the sound's for a variant. */
  bandwidth: number;
  average_bandwidth: number;
  codecs: string;
  frame_rate: number;
  durations: number[];
};

export type AudioRendition = {
  name: string;
  codecs: string;
  channels: number;
  sample_rate: number;
  bandwidth: number;
  average_bandwidth: number;
  durations: number[];
};

export type Storyboard = {
  width: number;
  height: number;
  columns: number;
  every_s: number;
  count: number;
};

export type Film = {
  duration_s: number;
  segments: number;
  video: VideoRendition[];
  audio: AudioRendition;
  storyboard: Storyboard;
  preview: boolean;
  art: string;
};

export type Picture = {
  width: number;
  height: number;
  widths: number[];
  art: string;
  /** What of it stays where its sides are cut, 0 to 100; absent: the middle. */
  focus?: number;
  look?: FilmLook;
};

export type Manifest = {
  segment_s: number;
  films: Record<string, Film>;
  art: Record<string, Picture>;
};

/** Writes one line per rendition and per picture: small to ship, easy to read and to diff. */
export async function writeManifest(outDir: string, manifest: Manifest): Promise<void> {
  const films = Object.entries(manifest.films).map(([name, film]) => filmLines(name, film));
  const art = Object.entries(manifest.art).map((entry) => `    ${line(entry)}`);
  const text = [
    "{",
    `  "segment_s": ${manifest.segment_s},`,
    `  "films": {\n${films.join(",\n")}\n  },`,
    `  "art": {\n${art.join(",\n")}\n  }`,
    "}\n",
  ].join("\n");
  await writeFile(join(outDir, "manifest.json"), text);
}

function filmLines(name: string, { video, ...rest }: Film): string {
  const { duration_s, segments, ...others } = rest;
  const head = Object.entries({ duration_s, segments }).map(line);
  const tail = Object.entries(others).map((entry) => `      ${line(entry)}`);
  const renditions = video.map((rendition) => `        ${JSON.stringify(rendition)}`);
  return [
    `    ${JSON.stringify(name)}: {`,
    `      ${head.join(", ")},`,
    `      "video": [\n${renditions.join(",\n")}\n      ],`,
    `${tail.join(",\n")}\n    }`,
  ].join("\n");
}

function line([key, value]: [string, unknown]): string {
  return `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
}
