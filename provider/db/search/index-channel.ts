import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Language } from "../../../lib/contract/languages.ts";
import {
  type SearchDocument,
  toSearchDocument,
  listCorrectableDocumentWords,
} from "../../domain/search/search-document.ts";
import type { ContentRecord } from "../../domain/catalogue/catalogue-records.ts";
import type { ChannelRow } from "../channels.ts";
import type { Db } from "../database.ts";
import { readDatabaseMetadata } from "../database-metadata.ts";
import { channels, contents } from "../schema.ts";
import { searchDocuments, searchIndexes, searchWords } from "../search-schema.ts";
import { countTranscriptWords, captionsIndexVersionKey } from "./caption-cues.ts";
import { toSearchVector } from "./sql-expressions.ts";

/** Counts up whenever an index is to be made anew: its words, weights or metadata are others. */
const indexNumber = 3;
const atOnce = 250;
const wordsAtOnce = 2_000;
const manyWords = 10_000;

/** Makes the index of every channel whose index is missing, or was made in another way. */
export async function indexOutdatedChannels(db: Db): Promise<void> {
  const edition = await editionNow(db);
  const made = await db.select().from(searchIndexes);
  const isMade = ({ token }: ChannelRow) =>
    made.some((index) => index.channel === token && index.edition === edition);
  const missing = (await db.select().from(channels)).filter((channel) => !isMade(channel));
  for (const channel of missing)
    await db.transaction((tx) => indexChannelForSearch(tx, channel.token));
}

/** Makes a channel's index, in the transaction that wrote its contents: docs/provider-api.md PA-213. */
export async function indexChannelForSearch(db: Db, token: string): Promise<void> {
  // Whoever else makes it meanwhile is waited for, and found to have made the same.
  const [channel] = await db.select().from(channels).where(eq(channels.token, token)).for("update");
  if (!channel) return;
  await db.delete(searchDocuments).where(eq(searchDocuments.channel, token));
  await db.delete(searchWords).where(eq(searchWords.channel, token));
  await db.delete(searchIndexes).where(eq(searchIndexes.channel, token));
  const known = new Map<string, number>();
  const languages = new Set<Language>();
  const transcripts = new Set<string>();
  for await (const some of contentsInLots(db, token)) {
    const documents = some.map((content) => toSearchDocument(content, channel.profile));
    await saveSearchDocuments(db, token, documents);
    for (const content of some) {
      languages.add(content.language);
      for (const word of new Set(listCorrectableDocumentWords(content)))
        known.set(word, (known.get(word) ?? 0) + 1);
    }
    for (const name of documents.flatMap(({ spoken }) => spoken)) transcripts.add(name);
  }
  for (const [word, count] of await countTranscriptWords(db, [...transcripts]))
    known.set(word, (known.get(word) ?? 0) + count);
  await insertWords(db, token, [...known]);
  const edition = await editionNow(db);
  await db.insert(searchIndexes).values({ channel: token, edition, languages: [...languages] });
  if (known.size > manyWords) await analyzeCatalogue(db);
}

/**
 * Plans for few contents are wrong for many, and PGlite analyses nothing by itself: to be called after thousands of
 * contents were written.
 */
export async function analyzeCatalogue(db: Db): Promise<void> {
  await db.execute(sql`analyze ${contents}, ${searchDocuments}, ${searchWords}`);
}

async function editionNow(db: Db): Promise<string> {
  return `${indexNumber} ${(await readDatabaseMetadata(db, captionsIndexVersionKey)) ?? ""}`;
}

async function* contentsInLots(db: Db, channel: string): AsyncGenerator<ContentRecord[]> {
  let after = -1;
  for (;;) {
    const some = await db
      .select()
      .from(contents)
      .where(and(eq(contents.channel, channel), gt(contents.position, after)))
      .orderBy(asc(contents.position))
      .limit(atOnce);
    if (some.length === 0) return;
    yield some;
    after = some.at(-1)?.position ?? after;
  }
}

/** Writes the documents of contents, in place of those that they had. */
export async function saveSearchDocuments(
  db: Db,
  channel: string,
  documents: SearchDocument[],
): Promise<void> {
  const names = toSearchVector(sql`d.configuration::regconfig`, sql`d.name`);
  const keywords = toSearchVector(sql`d.configuration::regconfig`, sql`d.keywords`);
  const description = toSearchVector(sql`d.configuration::regconfig`, sql`d.description`);
  await db.execute(sql`
    insert into ${searchDocuments}
      (channel, token, position, published_at, name_key, names, words, metadata, spoken)
    select c.channel, c.token, c.position, c.published_at, unaccent(d."nameKey"), ${names},
      setweight(${names}, 'A') || setweight(to_tsvector('marquee_plain', d.people), 'B')
        || setweight(${keywords}, 'C') || setweight(${description}, 'D'),
      d.metadata, array(select jsonb_array_elements_text(d.spoken))
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as d(
      token text, configuration text, "nameKey" text, name text, people text, keywords text,
      description text, metadata jsonb, spoken jsonb
    )
    join ${contents} c on c.channel = ${channel} and c.token = d.token
    on conflict (channel, token) do update set published_at = excluded.published_at,
      name_key = excluded.name_key, names = excluded.names, words = excluded.words,
      metadata = excluded.metadata, spoken = excluded.spoken
  `);
}

async function insertWords(db: Db, channel: string, known: [string, number][]): Promise<void> {
  const rows = known.toSorted(([, one], [, other]) => other - one);
  for (let at = 0; at < rows.length; at += wordsAtOnce) {
    const some = JSON.stringify(rows.slice(at, at + wordsAtOnce));
    await db.execute(sql`
      insert into ${searchWords} (channel, word, shown, documents, deletions)
      select ${channel}, word, (array_agg(shown order by documents desc, shown))[1],
        sum(documents), marquee_deletions(word)
      from (
        select unaccent(w->>0) as word, w->>0 as shown, (w->>1)::int as documents
        from jsonb_array_elements(${some}::jsonb) w
      ) as known
      group by word
      on conflict (channel, word) do update
        set documents = ${searchWords}.documents + excluded.documents
    `);
  }
}
