import type { FilmMedia, MediaManifest, VideoRendition } from "./media-manifest.ts";
import { requireFilm } from "./reel.ts";

/**
 * The master playlist of films that play in turn: one variant per rendition that all of them have,
 * with the highest bandwidth that any of them needs, and one audio group. Addresses are relative.
 */
export function formatMasterPlaylist(films: string[], manifest: MediaManifest): string {
  const all = films.map((name) => requireFilm(name, manifest));
  const [first] = all;
  if (!first) return "";
  const sound = all.map((film) => film.audio);
  const variants = first.video.flatMap((rendition) => {
    const same = all.map((film) => film.video.find(({ name }) => name === rendition.name));
    const known = same.filter((other) => other !== undefined);
    return known.length < all.length ? [] : variantLines(known, sound);
  });
  return [
    "#EXTM3U",
    "#EXT-X-VERSION:7",
    "#EXT-X-INDEPENDENT-SEGMENTS",
    `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="Original",DEFAULT=YES,AUTOSELECT=YES,` +
      `CHANNELS="2",URI="${first.audio.name}.m3u8"`,
    ...variants,
    "",
  ].join("\n");
}

function variantLines(same: VideoRendition[], sound: FilmMedia["audio"][]): string[] {
  const widest = same.reduce((a, b) => (b.bandwidth > a.bandwidth ? b : a));
  const attributes = [
    `BANDWIDTH=${peak(same) + peak(sound)}`,
    `AVERAGE-BANDWIDTH=${average(same) + average(sound)}`,
    `CODECS="${widest.codecs},${sound[0]?.codecs ?? ""}"`,
    `RESOLUTION=${widest.width}x${widest.height}`,
    `FRAME-RATE=${widest.frame_rate.toFixed(3)}`,
    `AUDIO="audio"`,
  ];
  return [`#EXT-X-STREAM-INF:${attributes.join(",")}`, `${widest.name}.m3u8`];
}

type Rate = { bandwidth: number; average_bandwidth?: number };

function peak(tracks: Rate[]): number {
  return Math.max(...tracks.map((track) => track.bandwidth));
}

function average(tracks: Rate[]): number {
  return Math.max(...tracks.map((track) => track.average_bandwidth ?? track.bandwidth));
}
