import { z } from "zod";
import { requestTextSchema } from "../../../../lib/contract/request-text.ts";
import type { FeedRecord } from "../../../db/import/feeds.ts";
import type { ImportFaultRow, ImportRun } from "../../../db/import/import-runs.ts";
import { isFeedAddress } from "../../../import/open-feed.ts";
import { csvMappingSchema } from "../../../import/readers/csv-mapping.ts";
import { feedFormatSchema } from "../../../import/readers/read-feed.ts";
import { adminTimeSchema, channelParams } from "../admin-schemas.ts";

/** The path of a feed. */
export const feedParams = channelParams.extend({ feed: z.string().regex(/^fd_[0-9a-f]{24}$/) });

/** The path of a run. */
export const importRunParams = feedParams.extend({ run: z.string().regex(/^[1-9]\d{0,14}$/) });

const everyMinutes = z.int().min(5).max(10_080).nullable().meta({
  description: "How often the provider imports the feed by itself; `null`: never",
});

/** A feed as the admin API shows it. */
export const feedSchema = z
  .strictObject({
    id: z.string(),
    source: z.string().meta({ description: "An address, or the path of a file of the provider" }),
    format: feedFormatSchema,
    mapping: csvMappingSchema.nullable().meta({ description: "Of CSV" }),
    everyMinutes,
    createdAt: adminTimeSchema,
    checkedAt: adminTimeSchema.nullable().meta({ description: "When it was last read" }),
  })
  .meta({ id: "Feed" });

/** A feed that an owner adds: at an address, never a file of the provider. */
export const newFeedSchema = z
  .strictObject({
    source: requestTextSchema()
      .max(2_000)
      .refine(isFeedAddress, "expected an http:// or https:// address without a password")
      .meta({ example: "https://feeds.acme.example/all.xml" }),
    format: feedFormatSchema,
    mapping: csvMappingSchema.nullable().default(null),
    everyMinutes: everyMinutes.default(null),
  })
  .refine(({ format, mapping }) => format !== "csv" || mapping !== null, {
    path: ["mapping"],
    message: "CSV needs a mapping",
  })
  .meta({ id: "NewFeed" });

/** How an import is started. */
export const newImportRunSchema = z
  .strictObject({
    isDryRun: z.boolean().default(false).meta({ description: "Reports, and writes no content" }),
    allowsDeletions: z.boolean().default(false).meta({
      description: "Deletes also where most items of the feed are missing",
    }),
  })
  .meta({ id: "NewImportRun" });

const count = z.int();

/** A run as the admin API shows it. */
export const importRunSchema = z
  .strictObject({
    id: z.string(),
    state: z.enum(["queued", "running", "finished", "failed"]),
    isDryRun: z.boolean(),
    allowsDeletions: z.boolean(),
    createdAt: adminTimeSchema,
    startedAt: adminTimeSchema.nullable(),
    endedAt: adminTimeSchema.nullable(),
    position: count.meta({ description: "Items that are done" }),
    created: count,
    updated: count,
    unchanged: count,
    deleted: count,
    retained: count.meta({ description: "Contents that the feed no longer has, and that stay" }),
    rejected: count.meta({ description: "Items with a fault" }),
    faults: count,
    reason: z.string().nullable().meta({ description: "Why it failed, or why contents stay" }),
  })
  .meta({ id: "ImportRun" });

/** An entry of the report of a run. */
export const importFaultSchema = z
  .strictObject({
    row: z.int().meta({ description: "The number of the item in the feed, from 1" }),
    guid: z.string().nullable(),
    field: z.string(),
    reason: z.string(),
  })
  .meta({ id: "ImportFault" });

/** A feed in a response. */
export function toAdminFeed(row: FeedRecord): z.input<typeof feedSchema> {
  const { id, source, format, mapping, everyMinutes: every, createdAt, checkedAt } = row;
  return {
    id,
    source,
    format,
    mapping,
    everyMinutes: every,
    createdAt: createdAt.toISOString(),
    checkedAt: checkedAt?.toISOString() ?? null,
  };
}

/** A run in a response. */
export function toAdminImportRun(run: ImportRun): z.input<typeof importRunSchema> {
  const { id, feed: _, fingerprint: __, unidentified: ___, ...shown } = run;
  return {
    ...shown,
    id: String(id),
    createdAt: run.createdAt.toISOString(),
    startedAt: run.startedAt?.toISOString() ?? null,
    endedAt: run.endedAt?.toISOString() ?? null,
  };
}

/** A fault in a response. */
export function toAdminImportFault(fault: ImportFaultRow): z.input<typeof importFaultSchema> {
  const { row, guid, field, reason } = fault;
  return { row, guid, field, reason };
}
