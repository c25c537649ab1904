// The little of the MP4 container (ISO/IEC 14496-12) that cutting segments needs: finding boxes,
// and walking the sample tables of a fragment.

export type Mp4Box = { type: string; start: number; body: number; end: number };

/** The boxes that lie side by side between two offsets. */
export function readMp4Boxes(file: Buffer, from: number, to: number): Mp4Box[] {
  const found: Mp4Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const size = file.readUInt32BE(at);
    if (size < 8 || at + size > to) throw new Error(`damaged box at byte ${at}`);
    const type = file.toString("latin1", at + 4, at + 8);
    found.push({ type, start: at, body: at + 8, end: at + size });
    at += size;
  }
  return found;
}

/** The box at a path below another, such as trak, mdia, mdhd; fails when there is none. */
export function readChildMp4Boxes(file: Buffer, box: Mp4Box, ...path: string[]): Mp4Box {
  let current = box;
  for (const type of path) {
    const next = readMp4Boxes(file, current.body, current.end).find((child) => child.type === type);
    if (!next) throw new Error(`no ${type} in ${current.type}`);
    current = next;
  }
  return current;
}

export function bytesOfMp4Box(file: Buffer, box: Mp4Box): Buffer {
  return file.subarray(box.start, box.end);
}

export type TrackRun = {
  count: number;
  first: number;
  stride: number;
  duration: boolean;
  cts?: number;
};

/** Where the samples of a trun box stand: `cts` is the offset of their composition time, if any. */
export function readTrackRun(file: Buffer, trun: Mp4Box): TrackRun {
  const flags = file.readUIntBE(trun.body + 1, 3);
  const fields = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag);
  const first = trun.body + 8 + (flags & 0x01 ? 4 : 0) + (flags & 0x04 ? 4 : 0);
  return {
    count: file.readUInt32BE(trun.body + 4),
    first,
    stride: fields.length * 4,
    duration: fields.includes(0x100),
    ...(fields.includes(0x800) && { cts: (fields.length - 1) * 4 }),
  };
}
