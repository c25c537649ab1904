/** Where an axis of a variable font may be, and where it is by default. */
export type FontAxis = { min: number; usual: number; max: number };

/**
 * The axes of a TrueType or OpenType font by their tag: `{ wght: { min: 100, usual: 400, max: 900 } }`, none of a font
 * that is not variable. Throws for a table that ends too early.
 */
export function readFontAxes(font: Buffer): Record<string, FontAxis> {
  const table = findTable(font, "fvar");
  if (table === undefined) return {};
  const first = table.readUInt16BE(4);
  const count = table.readUInt16BE(8);
  const size = table.readUInt16BE(10);
  const axes = Array.from({ length: count }, (_, i) => readAxis(table, first + i * size));
  return Object.fromEntries(axes);
}

function readAxis(table: Buffer, at: number): [string, FontAxis] {
  const fixed = (offset: number) => table.readInt32BE(at + offset) / 0x1_0000;
  const tag = table.toString("latin1", at, at + 4);
  return [tag, { min: fixed(4), usual: fixed(8), max: fixed(12) }];
}

function findTable(font: Buffer, tag: string): Buffer | undefined {
  const count = font.readUInt16BE(4);
  for (let i = 0; i < count; i += 1) {
    const at = 12 + 16 * i;
    if (font.toString("latin1", at, at + 4) !== tag) continue;
    const start = font.readUInt32BE(at + 8);
    return font.subarray(start, start + font.readUInt32BE(at + 12));
  }
  return undefined;
}
