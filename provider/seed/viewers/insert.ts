import { identities, registrationAnswers, viewers } from "../../db/accounts-schema.ts";
import type { Db } from "../../db/database.ts";
import type { CatalogueChannel } from "../catalogue.ts";
import { answerRows, identityRows, viewerRows } from "./rows.ts";

/** Writes the seeded viewers of a channel that is there already. */
export async function insertViewers(
  db: Db,
  channel: CatalogueChannel,
  passwordHash: string,
): Promise<void> {
  await db.insert(viewers).values(viewerRows(channel, passwordHash, Date.now()));
  await db.insert(identities).values(identityRows(channel));
  const answers = answerRows(channel);
  if (answers.length > 0) await db.insert(registrationAnswers).values(answers);
}
