import { readFileSync } from "node:fs";

/** What the simulator adds to the console's style sheet. */
export const simulatorStylesheet = readFileSync(
  new URL("./simulator.css", import.meta.url),
  "utf8",
);
