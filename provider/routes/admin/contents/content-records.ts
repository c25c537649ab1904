import type { z } from "zod";
import { type AdminContentRow, findAdminContent } from "../../../db/admin/admin-contents.ts";
import { upsertContents } from "../../../db/catalogue/upsert-contents.ts";
import type { Db } from "../../../db/database.ts";
import { type AdminInputError, createAdminProblem } from "../../../domain/admin/problems.ts";
import { getAiringState } from "../../../domain/catalogue/airing.ts";
import { isReelLength } from "../../../domain/catalogue/content-fields.ts";
import { type ContentInput, createContentRecord } from "../../../domain/catalogue/content-input.ts";
import type { MediaManifest } from "../../../domain/media/media-manifest.ts";
import type { Services } from "../../../services.ts";
import { createInvalidInputProblem } from "../parse-admin-input.ts";
import type { adminContentSchema } from "./content-schemas.ts";
import { listUnknownFilms, listUnknownPictures } from "./unknown-media.ts";

type Clocks = Pick<Services, "programme" | "clock">;

/** The content of a token: 404 without it. */
export async function requireAdminContent(
  db: Db,
  channel: string,
  token: string,
): Promise<AdminContentRow> {
  const row = await findAdminContent(db, channel, token);
  if (row) return row;
  throw createAdminProblem("not-found", `There is no content "${token}".`);
}

/** A content as the admin API shows it. */
export function toAdminContent(
  row: AdminContentRow,
  clocks: Clocks,
): z.input<typeof adminContentSchema> {
  return { ...toAdminContentFields(row), airing: airingOf(row, clocks) };
}

/** A content as its owner wrote it. */
export function toAdminContentFields(row: AdminContentRow) {
  const { picture, startsAt, publishedAt } = row;
  return {
    token: row.token,
    name: row.name,
    description: row.description,
    state: row.state,
    startsAt: startsAt?.toISOString(),
    minutes: row.minutes ?? undefined,
    hour: row.hour ?? undefined,
    durationS: row.durationS,
    picture: picture === "" ? undefined : picture,
    poster: row.poster ?? undefined,
    films: row.films,
    hls: row.hls ?? undefined,
    transcript: row.transcript ?? undefined,
    captions: row.captions,
    keywords: row.keywords,
    publishedAt: publishedAt.toISOString(),
    badge: row.badge ?? undefined,
    access: row.access,
    next: row.next,
    people: row.people,
    role: row.role ?? undefined,
    year: row.year ?? undefined,
    language: row.language,
  };
}

/** The same as it is written again: without what the provider adds. */
export function toContentInput(row: AdminContentRow): ContentInput {
  const { channel: _, position: __, version: ___, change: ____, ...input } = row;
  return input;
}

/** Writes one content of an owner: 422 for what it names and does not exist, or does not go together. */
export async function saveAdminContent(
  tx: Db,
  channel: string,
  input: ContentInput,
  { manifest, now }: { manifest: MediaManifest; now: Date },
): Promise<AdminContentRow> {
  const errors = listContentFaults(input, manifest);
  if (errors.length > 0) throw createInvalidInputProblem(errors);
  await upsertContents(tx, channel, [input], now);
  return requireAdminContent(tx, channel, input.token);
}

function listContentFaults(input: ContentInput, manifest: MediaManifest): AdminInputError[] {
  const record = createContentRecord(input, { now: new Date(0), language: "en" });
  const { picture, poster, hls, durationS, state, startsAt } = record;
  const faults = [
    ...listUnknownPictures({ picture, poster }, manifest),
    ...listUnknownFilms(record, manifest),
  ];
  const add = (field: string, detail: string) => faults.push({ pointer: `#/${field}`, detail });
  if (!isReelLength({ hls: hls ?? undefined, durationS })) {
    add("durationS", "expected a multiple of 4 for films");
  }
  if (hls !== null && record.films.length > 0) add("hls", "expected hls or films");
  if (hls === null && record.captions.length > 0) add("captions", "expected hls with captions");
  if (startsAt !== null && state !== "scheduled") add("startsAt", "expected the state scheduled");
  if (state === "scheduled" && !startsAt && record.hour === null && record.minutes === null) {
    add("startsAt", "expected a time of a scheduled event");
  }
  return faults;
}

function airingOf(row: AdminContentRow, { programme, clock }: Clocks) {
  const air = getAiringState(row, programme.anchor, clock.now());
  return {
    state: air.state,
    startsAt: air.startTime === undefined ? undefined : new Date(air.startTime).toISOString(),
    isCancelled: air.state === "scheduled" ? air.cancelled : undefined,
  };
}
