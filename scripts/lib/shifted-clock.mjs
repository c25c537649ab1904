/** Another time for whatever tests start, to find what depends on the hour, the day or the zone: docs/testing.md. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pinnedNodePath } from "./project-paths.mjs";
import { exitWithMessage } from "./print-steps.mjs";

/** Where Debian, Fedora and `make install` put what libfaketime consists of. */
const folders = ["/usr/lib", "/usr/lib64", "/usr/local/lib"];
const file = join("faketime", "libfaketimeMT.so.1");

/** The start of a program takes its time. */
const toleranceMs = 60_000;

/** All processes of a run are equally far from the real time, whenever each of them starts. */
const startedAt = Date.now();

/** The path of libfaketime for programs with threads; undefined where this machine has none. */
export function findFaketime() {
  return folders.flatMap(filesIn)[0];
}

/**
 * What a program's environment has besides so that its clock reads `moment` (ISO 8601) at the real time `when`, and runs
 * on from there: by default that of `TEST_CLOCK` at the start of this process, and nothing without one. The clock that
 * time limits are measured by stays as it is.
 * @param {string} [moment]
 * @param {number} [when] epoch ms
 * @returns {Record<string, string>}
 */
export function shiftedClockEnv(moment = process.env.TEST_CLOCK, when = startedAt) {
  if (!moment) return {};
  const at = Date.parse(moment);
  if (Number.isNaN(at))
    exitWithMessage(`TEST_CLOCK is no moment like 2027-02-28T23:30:00Z: ${moment}`);
  const library = findFaketime();
  if (!library)
    exitWithMessage("TEST_CLOCK needs libfaketime (Debian: apt-get install libfaketime).");
  const seconds = Math.round((at - when) / 1000);
  const env = {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? "" : "+"}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    // Its fix is for an older C library: with it, waits by the monotonic clock end at once, and Chromium's threads spin.
    FAKETIME_FORCE_MONOTONIC_FIX: "0",
    // Files are as old as they are.
    NO_FAKE_STAT: "1",
  };
  const distance = clockOf(env) - Date.now() - seconds * 1000;
  if (Math.abs(distance) > toleranceMs)
    exitWithMessage(`${library} does not shift the clock of ${pinnedNodePath}.`);
  return env;
}

/** What the clock of a program with these variables reads. @param {Record<string, string>} env */
function clockOf(env) {
  const printed = execFileSync(pinnedNodePath, ["-p", "Date.now()"], { env, encoding: "utf8" });
  return Number(printed);
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  try {
    const names = readdirSync(folder);
    return ["", ...names].map((name) => join(folder, name, file)).filter(existsSync);
  } catch {
    return [];
  }
}
