import { z } from "zod";
import { pictureSchema } from "../../../domain/catalogue/content-fields.ts";
import { sectionLayouts, sectionRoles } from "../../../../lib/contract/sections.ts";
import {
  adminNameSchema,
  adminTextSchema,
  adminTimeSchema,
  channelTokenSchema,
  removable,
} from "../admin-schemas.ts";

const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "expected a-z, 0-9 and single hyphens");
const tokens = z.array(slug).max(1_000);

const tab = z.strictObject({ token: slug, name: adminNameSchema(100), items: tokens });

const section = z
  .strictObject({
    token: slug,
    name: adminNameSchema(200).optional(),
    description: adminNameSchema(2_000).optional(),
    role: z.enum(sectionRoles),
    type: z.enum(["video", "page", "paywall", "text"]),
    layout: z.enum(sectionLayouts),
    aspectRatio: z.enum(["16:9", "2:3", "1:1"]).optional(),
    showDescription: z.boolean().optional(),
    liveUpdate: z.boolean().optional(),
    showFilters: z.boolean().optional(),
    body: adminTextSchema(20_000).optional().meta({ description: "Simple HTML" }),
    items: tokens.optional().meta({ description: "Tokens of contents, pages or paywalls" }),
    tabs: z.array(tab).min(1).max(20).optional(),
    pageSize: z.int().min(1).max(100).optional(),
  })
  .refine((value) => !(value.items && value.tabs), "expected items or tabs")
  .meta({ id: "Section" });

const sections = z
  .array(section)
  .max(100)
  .refine(
    (list) => new Set(list.map(({ token }) => token)).size === list.length,
    "expected one section a token",
  );

const required = {
  url: z
    .string()
    .max(200)
    .regex(/^(?:[a-z0-9]+(?:[-/][a-z0-9]+)*)?$/, "expected a-z, 0-9 and single hyphens or slashes")
    .meta({ description: "Its address below `/pages/`", example: "films/new" }),
  name: adminNameSchema(200),
  sections,
};

const optional = {
  description: adminNameSchema(2_000),
  picture: pictureSchema,
  cover: slug.meta({ description: "The content that the page's own hero plays" }),
  coverPicture: pictureSchema,
};

const state = z.enum(["draft", "published", "changed"]).meta({
  description: "`draft`: never published; `changed`: published, with a draft of a change",
});

/** A page with the draft of its change, if it has one. */
export const adminPageSchema = z
  .strictObject({
    token: slug,
    ...required,
    ...z.strictObject(optional).partial().shape,
    state,
  })
  .meta({ id: "Page" });

export const adminPageSummarySchema = z
  .strictObject({ token: slug, url: z.string(), name: z.string(), state })
  .meta({ id: "PageSummary" });

export const newPageSchema = z
  .strictObject({
    token: slug,
    ...required,
    sections: sections.default([]),
    ...z.strictObject(optional).partial().shape,
  })
  .meta({ id: "NewPage" });

export const pageChangeSchema = z
  .strictObject({
    ...z.strictObject(required).partial().shape,
    description: removable(optional.description),
    picture: removable(optional.picture),
    cover: removable(optional.cover),
    coverPicture: removable(optional.coverPicture),
  })
  .refine((change) => Object.keys(change).length > 0, "expected a field to change")
  .meta({ id: "PageChange" });

const revisionFields = {
  revision: z.int(),
  publishedAt: adminTimeSchema,
  publishedBy: z
    .string()
    .nullable()
    .meta({ description: "`null`: it was there before its first change" }),
  restoredFrom: z.int().nullable().meta({ description: "The revision that was published again" }),
};

export const pageRevisionSchema = z.strictObject(revisionFields).meta({ id: "PageRevision" });

export const pageRevisionContentSchema = z
  .strictObject({
    ...revisionFields,
    page: z.strictObject({
      token: slug,
      ...required,
      ...z.strictObject(optional).partial().shape,
    }),
  })
  .meta({ id: "PageRevisionContent" });

export const pageParams = z.strictObject({ channel: channelTokenSchema, page: slug });
export const pageRevisionParams = pageParams.extend({
  revision: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .meta({ description: "The number of a revision", example: "3" }),
});
