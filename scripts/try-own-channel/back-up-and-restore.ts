import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { ownerDomain } from "./add-domain.ts";
import type { Marquee } from "./marquee.ts";
import type { Owner } from "./owner.ts";
import { beginStep, confirm, reportAction } from "./report.ts";
import { confirmSignedIn, signInVisitor } from "./sign-in-with-google.ts";
import type { Visitor } from "./visitor.ts";

/** Backs up, upgrades, and restores the backup into another folder. */
export async function backUpAndRestore(
  marquee: Marquee,
  owner: Owner,
  visitor: Visitor,
): Promise<void> {
  beginStep("Backup");
  await marquee.stop();
  const backup = join(marquee.folder, "marquee.backup");
  reportAction("npm run backup -- marquee.backup");
  const written = await marquee.run("backup", backup);
  const rows = Number(/^(\d+) rows/m.exec(written)?.[1]);
  confirm(rows > 10_000, `${rows} rows are in the file`, written);

  beginStep("Restoration");
  const former = marquee.dataDir;
  marquee.dataDir = join(marquee.folder, "restored");
  reportAction("npm run restore -- marquee.backup, with an empty DATA_DIR");
  const restored = await marquee.run("restore", backup);
  confirm(restored.includes(`${rows} rows are restored`), "all rows are restored", restored);
  reportAction("copies session-secret and provider-secret, which are not in the backup");
  await mkdir(marquee.dataDir, { recursive: true });
  for (const name of ["session-secret", "provider-secret"]) {
    await copyFile(join(former, name), join(marquee.dataDir, name));
  }

  beginStep("The start after an upgrade");
  reportAction("npm start -- --empty: a new version brings the tables up to date");
  const printed = await marquee.start();
  confirm(!printed.includes('"link":"'), "no link for a first owner is printed");
  await owner.call(z.object({ token: z.literal("acme") }), "GET", "/channels/acme");
  confirm(true, "the API key is valid");
  const { status, body } = await marquee.page(ownerDomain);
  confirm(
    status === 200 && body.includes("Acme Archive") && body.includes("From the archive"),
    "the domain shows the channel, its brand and its films",
    body,
  );
  await confirmSignedIn(marquee, visitor, "Ada Byron");
  await signInVisitor(marquee, { subject: "grace", name: "Grace Murray" });
  confirm((await marquee.stop()) === 0, "Marquee ends in order");
}
