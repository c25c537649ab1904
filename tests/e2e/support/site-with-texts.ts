import { link, mkdir, mkdtemp, readdir, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Texts } from "../../../lib/i18n/translate.ts";
import { builtSite, type StartedSite, startSite } from "./started-site.ts";

/** `englishTexts` is the file of its English texts, which no other site uses. */
export type SiteWithTexts = StartedSite & { englishTexts: string };

/**
 * The built site with other English texts, in a separate process. It is a copy by hard links, which
 * needs little time and space, and is deleted when the site stops.
 */
export async function startSiteWithTexts(texts: Texts): Promise<SiteWithTexts> {
  // Beside the original, since hard links cannot reach another file system.
  const around = await mkdtemp(join(dirname(builtSite), "texts-"));
  const folder = join(around, "standalone");
  await copyByLinks(builtSite, folder);
  const folderOfTexts = join(folder, "public", "lng");
  await replaceTexts(folderOfTexts, texts);
  const startedSite = await startSite({}, folder);
  const stop = async () => {
    await startedSite.stop();
    await rm(around, { recursive: true });
  };
  return { ...startedSite, stop, englishTexts: join(folderOfTexts, "lang-en.json") };
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

// Written as a new file, since changing a linked file would change both copies.
async function replaceTexts(folder: string, texts: Texts): Promise<void> {
  await Promise.all(
    ["", ".br", ".gz"].map((packed) => rm(join(folder, `lang-en.json${packed}`), { force: true })),
  );
  await writeFile(join(folder, "lang-en.json"), JSON.stringify(texts));
}
