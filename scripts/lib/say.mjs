/** Words for the terminal: one line when a long step begins, and how long it took. */

export const say = (text) => process.stdout.write(`${text}\n`);

/** Ends the process with one line, without a stack. */
export function giveUp(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** Names a long step, keeps telling that it goes on, and says how long it took. */
export async function step(name, work) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  say(`• ${name} …`);
  const ticking = setInterval(() => say(`  still at it after ${seconds()} s`), 15_000);
  try {
    return await work();
  } finally {
    clearInterval(ticking);
    if (seconds() > 1) say(`  took ${seconds()} s`);
  }
}
