const trunTypeToFirstSize = 20;

/**
 * A segment of the rendition `picture` with words of CEA-608 (channel 1, pop-on) in its first frame, as broadcasts have
 * them: they are on the picture from then until the next words.
 */
export function withClosedCaptions(segment: Buffer, words: string): Buffer {
  const message = seiNalUnit(words);
  const trun = segment.indexOf("trun");
  const mdat = segment.indexOf("mdat");
  const samples = mdat + 4;
  const captioned = Buffer.concat([
    segment.subarray(0, samples),
    message,
    segment.subarray(samples),
  ]);
  for (const size of [trun + trunTypeToFirstSize, mdat - 4]) {
    captioned.writeUInt32BE(segment.readUInt32BE(size) + message.length, size);
  }
  return captioned;
}

// Resume caption loading, erase, row 15, the words, end of caption.
function seiNalUnit(words: string): Buffer {
  const letters = Buffer.from(words.length % 2 === 0 ? words : `${words} `, "ascii");
  const pairs = Buffer.concat([
    Buffer.from([0x14, 0x20, 0x14, 0x2e, 0x14, 0x70]),
    letters,
    Buffer.from([0x14, 0x2f]),
  ]);
  const count = pairs.length / 2;
  const data = Array.from({ length: count }, (_, at) => [
    0xfc,
    pairs[at * 2] ?? 0,
    pairs[at * 2 + 1] ?? 0,
  ]).flat();
  const payload = [
    0xb5,
    0x00,
    0x31,
    ...Buffer.from("GA94"),
    0x03,
    0x40 | count,
    0xff,
    ...data,
    0xff,
  ];
  const unit = Buffer.from([0x06, 0x04, payload.length, ...payload, 0x80]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(unit.length);
  return Buffer.concat([length, unit]);
}
