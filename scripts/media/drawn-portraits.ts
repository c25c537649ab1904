// Portraits of those who teach, drawn flat as the covers of their courses are. One file each in portraits/.
import { join } from "node:path";
import sharp from "sharp";
import { makePicture } from "./art.ts";
import type { Picture } from "./manifest.ts";
import { darioLemke } from "./portraits/dario-lemke.ts";
import { ingridVos } from "./portraits/ingrid-vos.ts";
import { mireilleCastan } from "./portraits/mireille-castan.ts";
import { noorHaddad } from "./portraits/noor-haddad.ts";
import { tomaszAdeyemi } from "./portraits/tomasz-adeyemi.ts";
import { yaelBrandt } from "./portraits/yael-brandt.ts";
import { progress } from "./run.ts";

/** What each portrait is drawn by, by the name of its picture. */
const portraits: Record<string, () => string> = {
  "portrait-yael-brandt": yaelBrandt,
  "portrait-dario-lemke": darioLemke,
  "portrait-tomasz-adeyemi": tomaszAdeyemi,
  "portrait-noor-haddad": noorHaddad,
  "portrait-ingrid-vos": ingridVos,
  "portrait-mireille-castan": mireilleCastan,
};

/** As wide as the beginning of their page asks for. */
const widest = 960;

/** Writes art/portrait-{person}-{width}.avif for each of them and returns what was written. */
export async function makeDrawnPortraits(outDir: string): Promise<Record<string, Picture>> {
  const pictures: Record<string, Picture> = {};
  const all = Object.entries(portraits);
  for (const [index, [name, draw]] of all.entries()) {
    progress("drawn portrait", index + 1, all.length, name);
    const drawn = await sharp(Buffer.from(draw())).png().toBuffer();
    pictures[name] = await makePicture(drawn, join(outDir, "art", name), widest);
  }
  return pictures;
}
