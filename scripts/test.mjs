/** `npm test`: prepares like `npm start`, then checks everything and counts in one line. */
import { build } from "./lib/build.mjs";
import { checks } from "./lib/checks.mjs";
import { install } from "./lib/install.mjs";
import { say, step } from "./lib/say.mjs";

await install();
await build();

let passed = 0;
let failed = 0;
for (const check of checks) {
  const result = await step(check.name, check.run);
  passed += result.passed;
  failed += result.failed;
  if (result.failed > 0) say(result.output);
  say(`  ${result.passed} passed, ${result.failed} failed`);
}
say(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
