import {
  accessTokens,
  identities,
  registrationAnswers,
  viewers,
} from "../../db/accounts-schema.ts";
import { accessLedger } from "../../db/commerce-schema.ts";
import type { Db } from "../../db/database.ts";
import { liveNotifications, watchList, watchProgress } from "../../db/lists-schema.ts";
import type { SeedCatalogue } from "../catalogue-schema.ts";
import {
  createSeededEventSubscriptionRows,
  createSeededWatchProgressRows,
  createSeededWatchListRows,
} from "./history-rows.ts";
import {
  createSeededRegistrationAnswerRows,
  createSeededDeviceRows,
  createSeededIdentityRows,
  createSeededAccessLedgerRows,
  createSeededViewerRows,
} from "./seeded-viewer-rows.ts";

/** Writes the seeded viewers of channels that are there already. */
export async function insertSeededViewers(
  db: Db,
  catalogues: SeedCatalogue[],
  passwordHash: string,
): Promise<void> {
  const channels = catalogues.map(({ channel }) => channel);
  const now = Date.now();
  const people = channels.flatMap((channel) => createSeededViewerRows(channel, passwordHash, now));
  if (people.length > 0) await db.insert(viewers).values(people);
  const elsewhere = channels.flatMap(createSeededIdentityRows);
  if (elsewhere.length > 0) await db.insert(identities).values(elsewhere);
  const formAnswers = channels.flatMap(createSeededRegistrationAnswerRows);
  if (formAnswers.length > 0) await db.insert(registrationAnswers).values(formAnswers);
  const ledger = catalogues.flatMap((catalogue) => createSeededAccessLedgerRows(catalogue, now));
  if (ledger.length > 0) await db.insert(accessLedger).values(ledger);
  const signedIn = catalogues.flatMap((catalogue) => createSeededDeviceRows(catalogue, now));
  if (signedIn.length > 0) await db.insert(accessTokens).values(signedIn);
  const watched = catalogues.flatMap((catalogue) => createSeededWatchProgressRows(catalogue, now));
  if (watched.length > 0) await db.insert(watchProgress).values(watched);
  const listed = catalogues.flatMap((catalogue) => createSeededWatchListRows(catalogue, now));
  if (listed.length > 0) await db.insert(watchList).values(listed);
  const awaited = catalogues.flatMap((catalogue) =>
    createSeededEventSubscriptionRows(catalogue, now),
  );
  if (awaited.length > 0) await db.insert(liveNotifications).values(awaited);
}
