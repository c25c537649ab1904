import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type RunningProcess,
  runNodeProcess,
  startNodeProcess,
  waitUntilReachable,
} from "../processes.ts";
import { type ParsedSitePage, fetchSitePage } from "./fetch-site-page.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = join(root, ".cache/bench/bare");
const sources = join(root, "bench/baselines/bare-next");
const next = join(root, "node_modules/next/dist/bin/next");

/**
 * A Next app with nothing but one page: the site's own front page, drawn by server components from
 * data at hand, with Next's own compression. Built anew when the site's markup has changed.
 */
export async function startBareNext(sitePage: string, port: number): Promise<RunningProcess> {
  const page = await fetchSitePage(sitePage);
  const stamp = await stampOf(page);
  const built = await readFile(join(folder, "built"), "utf8").catch(() => "");
  if (built !== stamp) {
    console.log("building the bare Next page…");
    await write(page);
    await runNodeProcess({
      name: "bare build",
      args: [next, "build"],
      cwd: folder,
      env: { BARE_ROOT: root },
    });
    await writeFile(join(folder, "built"), stamp);
  }
  const args = [next, "start", "-p", String(port), "-H", "127.0.0.1"];
  const child = startNodeProcess({
    name: "bare Next",
    args,
    cwd: folder,
    env: { BARE_ROOT: root },
  });
  await waitUntilReachable(`http://127.0.0.1:${port}/`, child);
  return child;
}

async function write({ css, files, shown, ...frame }: ParsedSitePage): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(sources, join(folder, "app"), { recursive: true });
  await cp(join(sources, "next.config.js"), join(folder, "next.config.js"));
  await rm(join(folder, "app/next.config.js"));
  const pack = { name: "bare", private: true, type: "module" };
  await writeFile(join(folder, "package.json"), JSON.stringify(pack));
  // Without one of its own it would take that of the folders above.
  await writeFile(join(folder, "postcss.config.json"), JSON.stringify({ plugins: {} }));
  await writeFile(join(folder, "app/site.css"), css);
  await writeFile(join(folder, "app/shown.json"), JSON.stringify(shown));
  await writeFile(join(folder, "app/frame.json"), JSON.stringify(frame));
  for (const [path, bytes] of files) {
    const file = join(folder, "public", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}

async function stampOf({ files, ...page }: ParsedSitePage): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([page, [...files.keys()]]));
  for (const name of ["page.js", "layout.js", "to-react-element.js", "next.config.js"]) {
    hash.update(await readFile(join(sources, name)));
  }
  return hash.digest("hex");
}
