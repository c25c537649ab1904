import { z } from "zod";
import { contentFields, isReelLength } from "../../../domain/catalogue/content-fields.ts";
import { adminTimeSchema, channelParams, isoUtcTimeSchema, removable } from "../admin-schemas.ts";

const required = {
  name: contentFields.name,
  description: contentFields.description,
  state: contentFields.state.meta({ description: "`scheduled` is an event" }),
  durationS: contentFields.durationS,
  films: contentFields.films,
  captions: contentFields.captions,
  keywords: contentFields.keywords,
  access: contentFields.access,
  next: contentFields.next.meta({ description: "Tokens of related contents" }),
  people: contentFields.people,
  language: contentFields.language,
};

const { picture, poster, hls, transcript, minutes, hour, badge, role, year } = contentFields;
const optional = { picture, poster, hls, transcript, minutes, hour, badge, role, year };
const startsAt = { description: "When an event takes place, once" };

const airing = z
  .strictObject({
    state: contentFields.state,
    startsAt: adminTimeSchema.optional(),
    isCancelled: z.boolean().optional(),
  })
  .meta({ description: "What it is now: an event that has ended is `vod`" });

/** A content as the admin API shows it. */
export const adminContentSchema = z
  .strictObject({
    token: z.string(),
    ...required,
    ...z.strictObject(optional).partial().shape,
    startsAt: adminTimeSchema.optional().meta(startsAt),
    publishedAt: adminTimeSchema,
    airing,
  })
  .meta({ id: "Content" });

export const contentSummarySchema = z
  .strictObject({
    token: z.string(),
    name: z.string(),
    state: contentFields.state,
    access: contentFields.access,
    publishedAt: adminTimeSchema,
  })
  .meta({ id: "ContentSummary" });

const wrongLength = { path: ["durationS"], error: "expected a multiple of 4 for films" };

/** A content to be created: a field that is left out has its default. */
export const newContentSchema = z
  .strictObject({
    token: contentFields.token,
    ...z.strictObject(required).partial().shape,
    ...z.strictObject(optional).partial().shape,
    startsAt: isoUtcTimeSchema.optional().meta(startsAt),
    publishedAt: isoUtcTimeSchema.optional(),
    name: required.name,
  })
  .refine(isReelLength, wrongLength)
  .meta({ id: "NewContent" });

/** A change of a content: a field that is sent replaces the former value, `null` removes it. */
export const contentChangeSchema = z
  .strictObject({
    ...z.strictObject(required).partial().shape,
    picture: removable(picture),
    poster: removable(poster),
    hls: removable(hls),
    transcript: removable(transcript),
    minutes: removable(minutes),
    hour: removable(hour),
    badge: removable(badge),
    role: removable(role),
    year: removable(year),
    startsAt: removable(isoUtcTimeSchema),
    publishedAt: isoUtcTimeSchema.optional(),
  })
  .refine((change) => Object.keys(change).length > 0, "expected a field to change")
  .meta({ id: "ContentChange" });

export const contentParams = channelParams.extend({
  content: z.string().regex(/^[\w-]{1,100}$/),
});
