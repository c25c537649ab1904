import { describe, expect, it } from "vitest";
import { openPglite } from "../../provider/db/open-pglite.ts";
import { keepMail, listMails } from "../../provider/db/mails.ts";
import { seedAfresh } from "../../provider/seed/seed.ts";
import { harbour } from "./support/catalogue.ts";
import { emptyCluster } from "./support/empty-cluster.ts";

describe("the mailbox", () => {
  it("K13: keeps the last two hundred mails, the newest first", { timeout: 120_000 }, async () => {
    const { db, close } = await openPglite(undefined, await emptyCluster());
    await seedAfresh(db, [harbour]);
    const mail = { channel: "harbour", to: "nora@quay.example", text: "", html: "" };
    for (let sent = 1; sent <= 205; sent += 1) {
      await keepMail(db, { ...mail, subject: `mail ${sent}`, sentAt: new Date() });
    }
    const kept = (await listMails(db)).map(({ subject }) => subject);
    await close();
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([200, "mail 205", "mail 6"]);
  });
});
