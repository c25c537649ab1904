/** Words for the terminal: one line when a long step begins, and how long it took. */

/** @param {string} text */
export const printLine = (text) => process.stdout.write(`${text}\n`);

/**
 * Ends the process with one line, without a stack.
 * @param {string} text
 * @returns {never}
 */
export function exitWithMessage(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/**
 * Names a long step, reports that it goes on unless it `hasOutput` of its own, and says how
 * long it took.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function runNamedStep(name, work, { hasOutput = false } = {}) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  printLine(`• ${name} …`);
  const reportProgress = () => printLine(`  still at it after ${seconds()} s`);
  const ticking = hasOutput ? undefined : setInterval(reportProgress, 15_000);
  try {
    return await work();
  } finally {
    clearInterval(ticking);
    if (seconds() > 1) printLine(`  took ${seconds()} s`);
  }
}
