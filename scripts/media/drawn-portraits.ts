// Portraits of those who teach, drawn flat as the covers of their courses are. One file each in portraits/.
import { type Drawings, makeDrawings } from "./drawings.ts";
import type { Picture } from "./manifest.ts";
import { darioLemke } from "./portraits/dario-lemke.ts";
import { ingridVos } from "./portraits/ingrid-vos.ts";
import { mireilleCastan } from "./portraits/mireille-castan.ts";
import { noorHaddad } from "./portraits/noor-haddad.ts";
import { tomaszAdeyemi } from "./portraits/tomasz-adeyemi.ts";
import { yaelBrandt } from "./portraits/yael-brandt.ts";

const portraits: Drawings = {
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
export function makeDrawnPortraits(outDir: string): Promise<Record<string, Picture>> {
  return makeDrawings("drawn portrait", portraits, widest, outDir);
}
