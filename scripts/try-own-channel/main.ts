/** An owner's way, step by step: each function is in the file of its name. docs/own-channel.md is the same for people. */
import { printLine } from "../lib/print-steps.mjs";
import { addDomain } from "./add-domain.ts";
import { backUpAndRestore } from "./back-up-and-restore.ts";
import { becomeOwner } from "./become-owner.ts";
import { changeBrand } from "./change-brand.ts";
import { createChannel } from "./create-channel.ts";
import { importCatalogue } from "./import-catalogue.ts";
import { createMarquee, type Marquee } from "./marquee.ts";
import { stopPrograms } from "./programs.ts";
import { publishHomePage } from "./publish-home-page.ts";
import { signInWithGoogle } from "./sign-in-with-google.ts";
import { startEmpty } from "./start-empty.ts";

const began = Date.now();
const marquee = await createMarquee();
let cleaning: Promise<void> | undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  // Ctrl-C arrives twice: from the terminal, and from the program that started this one.
  process.on(signal, () => void cleanUp().finally(() => process.exit(130)));
}
try {
  await tryOwnChannel(marquee);
  printLine(`\nAll steps passed, in ${Math.round((Date.now() - began) / 1000)} s.`);
} catch (error) {
  if (!cleaning) printLine(`\n  ✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await cleanUp();
}

async function tryOwnChannel(marquee: Marquee): Promise<void> {
  const link = await startEmpty(marquee);
  const owner = await becomeOwner(marquee, link);
  await createChannel(marquee, owner);
  await addDomain(marquee, owner);
  const films = await importCatalogue(marquee, owner);
  await publishHomePage(marquee, owner, films);
  await changeBrand(marquee, owner);
  const viewer = await signInWithGoogle(marquee, owner);
  await backUpAndRestore(marquee, owner, viewer);
}

/** Stops what was started, and deletes its data. */
function cleanUp(): Promise<void> {
  return (cleaning ??= stopPrograms().then(marquee.remove));
}
