/** Preloaded: timers run a hundred times faster, and each SIGUSR2 advances the clock by an hour. */
import { setTimeout as later } from "node:timers";

const now = performance.now.bind(performance);
const maxHurriedMs = 10_000;
const hour = 3_600_001;
let ahead = 0;

const hurried = (act: () => void, ms = 0) => later(act, ms < maxHurriedMs ? ms / 100 : ms);
globalThis.setTimeout = hurried as typeof setTimeout;
performance.now = () => now() + ahead;
process.on("SIGUSR2", () => {
  ahead += hour;
  process.stdout.write("an hour later\n");
});
