/** The other browser engines, where this machine has them: docs/testing.md. */
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * `programs` are paths by name; `missing` is what a line for people says.
 * @typedef {{ name: string, programs: Record<string, string>, missing: string[], packages: string }} Engine
 */

/** @returns {Engine[]} */
export function listBrowserEngines() {
  return [
    engine("Firefox", "firefox-esr", { firefox: onPath("firefox-esr", "firefox") }),
    engine(
      "WebKitGTK",
      "webkit2gtk-driver xvfb gstreamer1.0-libav gstreamer1.0-plugins-good gstreamer1.0-plugins-bad",
      {
        WebKitWebDriver: onPath("WebKitWebDriver"),
        Xvfb: onPath("Xvfb"),
      },
    ),
    engine("Chromium", "chromium", { chromium: onPath("chromium", "google-chrome") }),
  ];
}

/**
 * @param {string} name
 * @param {string} packages
 * @param {Record<string, string | undefined>} wanted
 * @returns {Engine}
 */
function engine(name, packages, wanted) {
  const missing = Object.keys(wanted).filter((program) => !wanted[program]);
  const programs = Object.fromEntries(
    Object.entries(wanted).flatMap(([program, path]) => (path ? [[program, path]] : [])),
  );
  return { name, packages, programs, missing };
}

/**
 * The first of these programs that the search path holds.
 * @param {string[]} names
 */
function onPath(...names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
