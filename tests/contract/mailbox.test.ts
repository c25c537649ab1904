import { describe, expect, it } from "vitest";
import { saveMail, listMails } from "../../provider/db/mails.ts";
import { databases } from "./support/databases.ts";
import { useDatabase } from "./support/use-database.ts";

describe.each(databases)("the mailbox on $name", (database) => {
  const open = useDatabase(database);

  it("K13: stores the last two hundred mails, the newest first", async () => {
    const db = open();
    const mail = { channel: "harbour", to: "nora@quay.example", text: "", html: "" };
    for (let sent = 1; sent <= 205; sent += 1) {
      await saveMail(db, { ...mail, subject: `mail ${sent}`, sentAt: new Date() });
    }
    const subjects = (await listMails(db)).map(({ subject }) => subject);
    expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([200, "mail 205", "mail 6"]);
  });
});
