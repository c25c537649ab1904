import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ended, startGroup } from "./processes.ts";
import type { Browser } from "./tab.ts";
import { type Driver, startDriver } from "./webkit-driver.ts";
import { webKitTab } from "./webkit-tab.ts";

/** WebKitGTK by its WebDriver, in a window of a virtual screen. */
export async function startWebKit(programs: Record<string, string>): Promise<Browser> {
  const { Xvfb = "", WebKitWebDriver = "" } = programs;
  const [screen, settings] = [await startScreen(Xvfb), await reducedMotion()];
  const begin = (log: (line: string) => void) =>
    startDriver({
      program: WebKitWebDriver,
      surroundings: {
        DISPLAY: screen.display,
        XDG_CONFIG_HOME: settings,
        LIBGL_ALWAYS_SOFTWARE: "1",
      },
      log,
    });
  let logged: string[] = [];
  let driver: Driver | undefined;
  return {
    // With a new driver: a driver that has lost its browser no longer responds.
    newViewer: async () => {
      if (driver) await ended(driver.process);
      logged = [];
      driver = await begin((line) => {
        if (isNoise(line)) logged.push(line);
      });
      return webKitTab(driver.session);
    },
    noise: () => logged.splice(0),
    close: async () => {
      if (driver) await ended(driver.process);
      await ended(screen.process);
      await rm(settings, { recursive: true });
    },
  };
}

/** Errors and warnings of consoles, except for directives of the site's policy that WebKit does not support. */
function isNoise(line: string): boolean {
  if (line.includes("Unrecognized Content-Security-Policy directive")) return false;
  return /^CONSOLE \S+ (?:ERROR|WARN)/.test(line);
}

async function startScreen(program: string) {
  const options = ["-displayfd", "3", "-screen", "0", "1700x1300x24", "-nolisten", "tcp"];
  const screen = startGroup(program, options, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const displayPipe = screen.stdio[3];
  if (!displayPipe) throw new Error("Xvfb has no third channel.");
  const [display] = await once(displayPipe, "data");
  return { process: screen, display: `:${String(display).trim()}` };
}

/** A folder of GTK's settings, which enable `prefers-reduced-motion`. */
async function reducedMotion(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "marquee-webkit-"));
  await mkdir(join(folder, "gtk-3.0"));
  const text = "[Settings]\ngtk-enable-animations=false\n";
  await writeFile(join(folder, "gtk-3.0", "settings.ini"), text);
  return folder;
}
