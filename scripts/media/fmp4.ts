// Cuts one fragmented MP4 into an init part and segments, and measures them. ffmpeg's own HLS
// writer rounds durations into a playlist; the provider needs the exact ones, so they are read
// from the boxes.
import {
  readMp4Boxes,
  bytesOfMp4Box,
  readChildMp4Boxes,
  readTrackRun,
  type Mp4Box,
} from "./mp4-boxes.ts";

export type Fmp4Segment = { bytes: Buffer; duration_s: number };
export type SegmentedMp4 = { init: Buffer; segments: Fmp4Segment[]; codecs: string };

/** Makes one segment of each fragment; fails when one does not begin on the beat of `segmentS`. */
export function splitFragments(file: Buffer, segmentS: number): SegmentedMp4 {
  const top = readMp4Boxes(file, 0, file.length);
  const moov = top.find((box) => box.type === "moov");
  const ftyp = top.find((box) => box.type === "ftyp");
  if (!moov || !ftyp) throw new Error("not a fragmented MP4: no ftyp or moov");
  const init = Buffer.concat([bytesOfMp4Box(file, ftyp), bytesOfMp4Box(file, moov)]);
  if (init.includes("elst")) throw new Error("unwanted edit list");
  const timescale = readTimescale(file, moov);
  const perSample = file.readUInt32BE(readChildMp4Boxes(file, moov, "mvex", "trex").body + 12);
  const segments: Fmp4Segment[] = [];
  for (const [index, moof] of top.entries()) {
    if (moof.type !== "moof") continue;
    const data = top[index + 1];
    if (data?.type !== "mdat") throw new Error("moof without mdat");
    if (!segments.length) refuseLateStart(file, moof);
    const start_s = readDecodeTime(file, moof) / timescale;
    if (start_s !== segments.length * segmentS) throw new Error(`segment begins at ${start_s} s`);
    const duration_s = readDuration(file, moof, perSample) / timescale;
    segments.push({ bytes: file.subarray(moof.start, data.end), duration_s });
  }
  return { init, segments, codecs: readCodecs(init) };
}

/**
 * B-frames make an encoder show its first picture late. CMAF has signed composition
 * offsets (trun version 1), so that every rendition starts at exactly 0 without an edit list.
 */
function refuseLateStart(file: Buffer, moof: Mp4Box): void {
  const { first, cts } = readTrackRun(file, readChildMp4Boxes(file, moof, "traf", "trun"));
  const late = cts === undefined ? 0 : file.readInt32BE(first + cts);
  if (late) throw new Error(`first picture is shown ${late} ticks late`);
}

function readTimescale(file: Buffer, moov: Mp4Box): number {
  const { body } = readChildMp4Boxes(file, moov, "trak", "mdia", "mdhd");
  return file.readUInt32BE(body + (file[body] === 1 ? 20 : 12));
}

function readDecodeTime(file: Buffer, moof: Mp4Box): number {
  const { body } = readChildMp4Boxes(file, moof, "traf", "tfdt");
  return file[body] === 1 ? Number(file.readBigUInt64BE(body + 4)) : file.readUInt32BE(body + 4);
}

function readDuration(file: Buffer, moof: Mp4Box, trackDefault: number): number {
  const traf = readChildMp4Boxes(file, moof, "traf");
  const { count, first, stride, duration } = readTrackRun(
    file,
    readChildMp4Boxes(file, traf, "trun"),
  );
  if (!duration) return count * (readFragmentDefault(file, traf) ?? trackDefault);
  let sum = 0;
  for (let i = 0; i < count; i += 1) sum += file.readUInt32BE(first + i * stride);
  return sum;
}

function readFragmentDefault(file: Buffer, traf: Mp4Box): number | undefined {
  const { body } = readChildMp4Boxes(file, traf, "tfhd");
  const flags = file.readUIntBE(body + 1, 3);
  if (!(flags & 0x08)) return undefined;
  return file.readUInt32BE(body + 8 + (flags & 0x01 ? 8 : 0) + (flags & 0x02 ? 4 : 0));
}

/** RFC 6381 name: profile, constraints and level stand in the avcC box; sound is always AAC-LC. */
function readCodecs(init: Buffer): string {
  const at = init.indexOf("avcC");
  return at < 0 ? "mp4a.40.2" : `avc1.${init.toString("hex", at + 5, at + 8)}`;
}
