import { z } from "zod";
import { personRoles } from "../../../lib/contract/content.ts";
import { languages, readLanguageTag } from "../../../lib/contract/languages.ts";
import { requestTextSchema } from "../../../lib/contract/request-text.ts";
import {
  catalogueCountSchema,
  catalogueLineSchema,
  catalogueTokenSchema,
} from "../../seed/catalogue-fields.ts";

// Fields of contents, as catalogues and the admin API write them: docs/catalogue-format.md.

const artName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** An address of a stream, a picture or captions on another server, with any query. */
export const mediaAddressSchema = requestTextSchema()
  .max(4_000)
  .refine(isMediaAddress, "expected an http:// or https:// address")
  .meta({ example: "https://media.acme.example/films/1/master.m3u8?token=abc" });

/** The name of a picture in the manifest, or an address, where `{w}` stands for the width. */
export const pictureSchema = requestTextSchema()
  .max(4_000)
  .refine(
    (text) => artName.test(text) || isMediaAddress(text),
    "expected the name of a picture, or an http:// or https:// address",
  )
  .meta({ description: "The name of a picture, or an address, where `{w}` stands for the width" });

const captions = z.strictObject({
  lang: z
    .string()
    .max(35)
    .refine((text) => readLanguageTag(text) === text, "expected a language tag (BCP 47)")
    .meta({ example: "pt-BR" }),
  label: catalogueLineSchema(100).optional(),
  src: mediaAddressSchema.meta({ description: "The address of a WebVTT file" }),
});

/** Every field but those that depend on when a catalogue is seeded. */
export const contentFields = {
  token: catalogueTokenSchema.max(100),
  name: catalogueLineSchema(500),
  description: requestTextSchema().max(20_000),
  state: z.enum(["live", "vod", "scheduled"]),
  durationS: catalogueCountSchema.max(31_536_000).meta({ description: "Of films a multiple of 4" }),
  picture: pictureSchema,
  /** 2:3 art, shown where the section has that ratio. */
  poster: pictureSchema,
  /** The reel: these films in turn, over and over, until `durationS` is full (or for ever, live). */
  films: z.array(catalogueLineSchema(200)).max(100),
  hls: mediaAddressSchema.meta({
    description: "The address of a multivariant or media playlist, in place of `films`",
  }),
  /**
   * Captions and chapters: `provider/assets/transcripts/{name}.json`, for this content alone. Films are shared, so a film
   * has neither.
   */
  transcript: catalogueLineSchema(200),
  captions: z.array(captions).max(50).meta({ description: "Of `hls`" }),
  keywords: z.array(catalogueLineSchema(200)).max(100),
  /**
   * Live: minutes since the start. Scheduled: minutes until the start. Both count from a quarter of an hour, and are
   * quarters themselves, so that an event begins at 20:15 and not at 20:11.
   */
  minutes: catalogueCountSchema.max(100_000),
  /** Scheduled: it begins at this hour of UTC, the next one after those minutes. */
  hour: catalogueCountSchema
    .max(23)
    .meta({ description: "An event of every day: its hour in UTC" }),
  /** Of a broadcast with parts in braces, which go on with it: `provider/domain/catalogue/broadcast-badge.ts`. */
  badge: catalogueLineSchema(200),
  access: z.enum(["free", "signed_in", "paid"]),
  /** Related contents; others of the same keywords follow. */
  next: z.array(catalogueTokenSchema.max(100)).max(50),
  people: z.array(catalogueLineSchema(200)).max(100),
  role: z.enum(personRoles),
  /** The year of its release. */
  year: z.int().min(1_800).max(3_000),
  /** The language of name and description; without it the channel's default language. */
  language: z.enum(languages),
};

/** Whether films can play exactly so long, in whole segments. */
export function isReelLength({
  hls,
  durationS = 0,
}: {
  hls?: string;
  durationS?: number;
}): boolean {
  return hls !== undefined || durationS % 4 === 0;
}

function isMediaAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && `${url.username}${url.password}` === "";
}
