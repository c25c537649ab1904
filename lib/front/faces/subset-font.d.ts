declare module "subset-font" {
  type Options = {
    targetFormat?: "woff2" | "truetype";
    noHinting?: boolean;
    /** Tags of OpenType features; by default all remain. */
    keepFeatures?: string[];
    dropTables?: string[];
    keepAllGlyphs?: boolean;
    /** Axes of a variable font that are fixed, and where. */
    variationAxes?: Record<string, number>;
  };
  export default function subsetFont(
    font: Uint8Array,
    letters: string | undefined,
    options?: Options,
  ): Promise<Buffer>;
}
