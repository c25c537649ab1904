import { expect, test } from "vitest";
import { runProgram } from "../../../scripts/lib/run-program.mjs";

const node = process.execPath;
const forEver = "setInterval(() => {}, 1000);";

test("a program that ends in time returns its code and its output", async () => {
  const program = ["-e", "console.log('done'); process.exit(3)"];
  expect(await runProgram(node, program, { limitMs: 60_000 })).toEqual({
    code: 3,
    output: "done\n",
  });
});

test("a program that runs for longer is terminated, and its code is 124", async () => {
  const program = `process.once("SIGTERM", () => { console.log("asked"); process.exit(0) }); ${forEver}`;
  const late = await runProgram(node, ["-e", program], { limitMs: 1_000 });
  expect(late).toEqual({ code: 124, output: "asked\n" });
});

test("a program that ignores the signal is killed", async () => {
  const program = `process.on("SIGTERM", () => {}); ${forEver}`;
  const late = await runProgram(node, ["-e", program], { limitMs: 1_000, patienceMs: 50 });
  expect(late.code).toBe(124);
});
