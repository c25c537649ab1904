import { eq, sql } from "drizzle-orm";
import {
  listCorrectableDocumentWords,
  toSearchDocument,
} from "../../domain/search/search-document.ts";
import type { ChannelRecord, ContentRecord } from "../../domain/catalogue/catalogue-records.ts";
import type { Db } from "../database.ts";
import { searchDocuments, searchIndexes, searchWords } from "../search-schema.ts";
import { countTranscriptWords } from "./caption-cues.ts";
import { indexChannelForSearch, saveSearchDocuments } from "./index-channel.ts";
import { toPostgresTextArray } from "./sql-expressions.ts";

/** A content before and after a change: without `before` it is new, without `after` it is deleted. */
export type ContentChange = {
  before?: ContentRecord | undefined;
  after?: ContentRecord | undefined;
};

/**
 * Brings the index of a channel up to date with changes of contents, in their transaction and after they were written:
 * docs/provider-api.md PA-358. The caller has locked the channel.
 */
export async function indexChangedContents(
  tx: Db,
  { token: channel, profile }: Pick<ChannelRecord, "token" | "profile">,
  changes: readonly ContentChange[],
): Promise<void> {
  const [index] = await tx.select().from(searchIndexes).where(eq(searchIndexes.channel, channel));
  if (!index) return indexChannelForSearch(tx, channel);
  const after = changes.flatMap((change) => change.after ?? []);
  const removed = changes.flatMap(({ before, after }) => (before && !after ? before.token : []));
  const documents = after.map((content) => toSearchDocument(content, profile));
  const transcripts = listTranscripts(changes);
  const spokenBefore = await listSpokenTranscripts(tx, channel, transcripts);
  if (removed.length > 0) await deleteSearchDocuments(tx, channel, removed);
  if (documents.length > 0) await saveSearchDocuments(tx, channel, documents);
  const spokenAfter = await listSpokenTranscripts(tx, channel, transcripts);
  const counts = new Map<string, number>();
  const add = (word: string, by: number) => counts.set(word, (counts.get(word) ?? 0) + by);
  for (const { before, after } of changes) {
    for (const word of correctableWords(after)) add(word, 1);
    for (const word of correctableWords(before)) add(word, -1);
  }
  await addTranscriptWords(tx, spokenAfter.difference(spokenBefore), (word) => add(word, 1));
  await addTranscriptWords(tx, spokenBefore.difference(spokenAfter), (word) => add(word, -1));
  await countSearchWords(tx, channel, counts);
  const languages = [...new Set(after.map(({ language }) => language))];
  const added = languages.filter((language) => !index.languages.includes(language));
  if (added.length > 0) {
    await tx
      .update(searchIndexes)
      .set({ languages: [...index.languages, ...added] })
      .where(eq(searchIndexes.channel, channel));
  }
}

function correctableWords(content: ContentRecord | undefined): Set<string> {
  return new Set(content && listCorrectableDocumentWords(content));
}

function listTranscripts(changes: readonly ContentChange[]): string[] {
  const names = changes.flatMap(({ before, after }) => [before?.transcript, after?.transcript]);
  return [...new Set(names.flatMap((name) => name ?? []))];
}

/** Which of these transcripts searches look at. */
async function listSpokenTranscripts(
  tx: Db,
  channel: string,
  transcripts: string[],
): Promise<Set<string>> {
  if (transcripts.length === 0) return new Set();
  const names = toPostgresTextArray(transcripts);
  const found = await tx
    .selectDistinct({ name: sql<string>`name` })
    .from(sql`${searchDocuments}, unnest(spoken) as name`)
    .where(sql`channel = ${channel} and spoken && ${names} and name = any (${names})`);
  return new Set(found.map(({ name }) => name));
}

async function addTranscriptWords(tx: Db, transcripts: Set<string>, add: (word: string) => void) {
  for (const [word, count] of await countTranscriptWords(tx, [...transcripts])) {
    for (let at = 0; at < count; at += 1) add(word);
  }
}

async function deleteSearchDocuments(tx: Db, channel: string, tokens: string[]): Promise<void> {
  await tx.execute(sql`
    delete from ${searchDocuments}
    where channel = ${channel} and token = any (${toPostgresTextArray(tokens)})
  `);
}

/** Adds to how many contents have each word. A word that none has any more is deleted. */
async function countSearchWords(
  tx: Db,
  channel: string,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = [...counts].filter(([, by]) => by !== 0);
  if (rows.length === 0) return;
  await tx.execute(sql`
    with input as materialized (
      select unaccent(w->>0) as word, w->>0 as shown, (w->>1)::int as by
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) w
    ),
    changed as materialized (
      select word, sum(by) as by, (array_agg(shown order by by desc, shown))[1] as shown
      from input group by word having sum(by) <> 0
    ),
    counted as (
      update ${searchWords} known set documents = known.documents + changed.by
      from changed where known.channel = ${channel} and known.word = changed.word
      returning known.word
    )
    insert into ${searchWords} (channel, word, shown, documents, deletions)
    select ${channel}, word, shown, by, marquee_deletions(word) from changed
    where by > 0 and word not in (select word from counted)
  `);
  if (rows.every(([, by]) => by > 0)) return;
  const fewer = rows.flatMap(([word, by]) => (by < 0 ? word : []));
  await tx.execute(sql`
    delete from ${searchWords}
    where channel = ${channel} and documents <= 0
      and word in (select unaccent(w) from unnest(${toPostgresTextArray(fewer)}) w)
  `);
}
