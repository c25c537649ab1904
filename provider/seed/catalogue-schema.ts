import { z } from "zod";
import { personRoles } from "../../lib/contract/content.ts";
import { sectionLayouts, sectionRoles } from "../../lib/contract/sections.ts";
import { paywallFields, type priceSchema, promoFields } from "../domain/commerce/offer-fields.ts";
import { contentFields, isReelLength } from "../domain/catalogue/content-fields.ts";
import type { CatalogueChannel, CatalogueMenuEntry, CatalogueFooter } from "./catalogue-channel.ts";
import {
  catalogueCountSchema,
  catalogueTextSchema,
  catalogueTokenSchema,
  catalogueTokensSchema,
} from "./catalogue-fields.ts";

// What a channel shows and sells: docs/catalogue-format.md.

const section = z.strictObject({
  token: catalogueTokenSchema,
  name: catalogueTextSchema.optional(),
  description: catalogueTextSchema.optional(),
  role: z.enum(sectionRoles),
  type: z.enum(["video", "page", "paywall", "text"]),
  layout: z.enum(sectionLayouts),
  aspectRatio: z.enum(["16:9", "2:3", "1:1"]).optional(),
  showDescription: z.boolean().optional(),
  liveUpdate: z.boolean().optional(),
  showFilters: z.boolean().optional(),
  /** Simple HTML for `text` and `custom_html`. */
  body: z.string().optional(),
  /** Content tokens (type video), page tokens (type page) or paywall tokens (type paywall), in order. */
  items: catalogueTokensSchema.optional(),
  /** With tabs, each tab names its own items and the first is selected. */
  tabs: z
    .array(
      z.strictObject({
        token: catalogueTokenSchema,
        name: catalogueTextSchema,
        items: catalogueTokensSchema,
      }),
    )
    .optional(),
  pageSize: catalogueCountSchema.optional(),
});

/** `pages.json` holds a list of them. */
const page = z.strictObject({
  token: catalogueTokenSchema,
  url: z.string(),
  name: catalogueTextSchema,
  description: catalogueTextSchema.optional(),
  /** Art name for crawlers and page cards. */
  picture: catalogueTextSchema,
  /** Content token: the page begins with a hero of its own, which plays this. */
  cover: catalogueTokenSchema.optional(),
  /** Art name of that hero, where it is not the page's: 1,600 px wide or more, but for a `split` brand. */
  coverPicture: catalogueTextSchema.optional(),
  sections: z.array(section),
});

const { people: _, role: __, ...ofContents } = z.strictObject(contentFields).partial().shape;

/** `contents.json` holds a list of them. */
const content = z
  .strictObject({
    ...ofContents,
    token: contentFields.token,
    name: contentFields.name,
    description: contentFields.description,
    state: contentFields.state.default("vod"),
    /** Films play exactly this long. Live: until its planned end, or 0. 0 for scheduled. */
    durationS: contentFields.durationS.default(0),
    picture: contentFields.picture,
    films: contentFields.films.default([]),
    keywords: contentFields.keywords,
    publishedDaysAgo: z.number().min(0),
  })
  .refine(isReelLength, { path: ["durationS"], error: "expected a multiple of 4" });

/** `people.json` holds a list of them: who did what for which contents. */
const person = z.strictObject({
  name: catalogueTextSchema,
  role: z.enum(personRoles).optional(),
  contents: catalogueTokensSchema,
});

const paywall = z.strictObject({
  ...paywallFields,
  subscribersGroup: paywallFields.subscribersGroup.optional(),
  deviceLimits: paywallFields.deviceLimits.optional(),
});

const promo = z.strictObject({
  ...z.strictObject(promoFields).partial().shape,
  code: promoFields.code,
  effect: promoFields.effect,
  /** Uses so far. */
  uses: catalogueCountSchema.optional(),
  /** It ended so many days ago. */
  endedDaysAgo: z.number().optional(),
});

/** `paywalls.json`. */
const offers = z.strictObject({
  paywalls: z.array(paywall).optional(),
  promos: z.array(promo).optional(),
});

const countries = z
  .array(z.string().regex(/^[A-Z]{2}$/, "expected an ISO 3166-1 alpha-2 code"))
  .max(300);
const unknown = z.literal("allowed").optional();

/** Countries in which something may be watched, or may not. */
export const rightsTerritorySchema = z.union([
  z.strictObject({ allowed: countries, unknown }),
  z.strictObject({ barred: countries, unknown }),
]);

const ofRule = {
  token: catalogueTokenSchema,
  /** Of this content alone; without it of all contents. */
  content: catalogueTokenSchema.optional(),
  /** It has been in force for so many days, and will be for so many more. */
  fromDaysAgo: z.number().optional(),
  untilInDays: z.number().optional(),
};

/** `rights.json` holds a list of them: docs/provider-api.md PA-200. */
const rule = z.discriminatedUnion("kind", [
  z.strictObject({
    ...ofRule,
    kind: z.literal("window"),
    territory: rightsTerritorySchema.optional(),
  }),
  z.strictObject({ ...ofRule, kind: z.literal("embargo"), minutes: catalogueCountSchema }),
  z.strictObject({ ...ofRule, kind: z.literal("vpn") }),
]);

/** `viewers.json`: what the seeded viewer who comes back did. Each ends with how many days ago it was. */
const history = z.strictObject({
  /** How far, in percent. */
  watched: z.array(z.tuple([catalogueTokenSchema, z.number().min(0).max(100), z.number()])),
  /** Put on the watch list. */
  listed: z.array(z.tuple([catalogueTokenSchema, z.number()])),
  /** Events that the viewer is notified of. */
  awaited: z.array(z.tuple([catalogueTokenSchema, z.number()])),
});

/** Schemas of the files that hold what a channel shows and sells, by file name. */
export const catalogueFileSchemas = {
  pages: z.array(page),
  contents: z.array(content),
  people: z.array(person),
  paywalls: offers,
  rights: z.array(rule),
  viewers: history,
};

export type CataloguePage = z.output<typeof page>;
export type CatalogueSection = z.output<typeof section>;
export type CataloguePaywall = z.output<typeof paywall>;
export type CataloguePrice = z.output<typeof priceSchema>;
export type CataloguePromo = z.output<typeof promo>;
export type CatalogueRightsRule = z.output<typeof rule>;
export type CatalogueViewerHistory = z.output<typeof history>;
type Person = z.output<typeof person>;
export type CatalogueContent = z.output<typeof content> & {
  /** Who made it or is in it, and what they did. */
  people?: Person["name"][];
  role?: Person["role"];
};

/**
 * One channel as the embedded provider seeds it. Pictures are named by their entry in
 * `provider/assets/manifest.json` (`art`), films by theirs (`films`); the provider makes addresses of both. Times are
 * relative to the clock of the provider.
 */
export type SeedCatalogue = {
  channel: CatalogueChannel;
  navigation: CatalogueMenuEntry[];
  footer: CatalogueFooter;
  pages: CataloguePage[];
  contents: CatalogueContent[];
  /** What is sold, and the codes that make it cheaper. */
  paywalls?: CataloguePaywall[];
  promos?: CataloguePromo[];
  /** Where and when its contents may be watched; without any, always and everywhere. */
  rights?: CatalogueRightsRule[];
  /** What the seeded viewer who comes back did before. */
  history?: CatalogueViewerHistory;
};
