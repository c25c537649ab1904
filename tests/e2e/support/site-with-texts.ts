import { link, mkdir, mkdtemp, readdir, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Texts } from "../../../lib/i18n/translate.ts";
import { builtSite, type StartedSite, startSite } from "./started-site.ts";

/** `englishTexts` is the file of its texts, which belongs to it alone. */
export type SiteWithTexts = StartedSite & { englishTexts: string };

/**
 * The built site with other English texts, a process of its own. It is a copy by hard links, which
 * takes no room and a moment, and is gone again when the site stops.
 */
export async function startSiteWithTexts(texts: Texts): Promise<SiteWithTexts> {
  // Beside the original, since links don't reach into another file system.
  const around = await mkdtemp(join(dirname(builtSite), "texts-"));
  const folder = join(around, "standalone");
  await copyByLinks(builtSite, folder);
  const folderOfTexts = join(folder, "public", "lng");
  await replaceTexts(folderOfTexts, texts);
  const own = await startSite({}, folder);
  const stop = async () => {
    await own.stop();
    await rm(around, { recursive: true });
  };
  return { ...own, stop, englishTexts: join(folderOfTexts, "lang-en.json") };
}

async function copyByLinks(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyByLinks(source, copy);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), copy);
    else await link(source, copy);
  }
}

// Written anew, since a file that is linked would change at both places.
async function replaceTexts(folder: string, texts: Texts): Promise<void> {
  await Promise.all(
    ["", ".br", ".gz"].map((packed) => rm(join(folder, `lang-en.json${packed}`), { force: true })),
  );
  await writeFile(join(folder, "lang-en.json"), JSON.stringify(texts));
}
