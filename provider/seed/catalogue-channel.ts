import { z } from "zod";
import { isAppScheme } from "../../lib/contract/app-scheme.ts";
import { paymentPeriods } from "../../lib/contract/payment-periods.ts";
import { timesOfDay, seriesUnits } from "../../lib/contract/sections.ts";
import { socialProviders, ssoKinds } from "../domain/identity/identity-providers.ts";
import {
  catalogueCountSchema,
  catalogueLineSchema,
  deviceLimitsSchema,
  catalogueTextSchema,
  catalogueTokenSchema,
  catalogueTokensSchema,
} from "./catalogue-fields.ts";

// What a channel is: docs/catalogue-format.md.

const theme = z.strictObject({
  primary: catalogueTextSchema.optional(),
  onPrimary: catalogueTextSchema.optional(),
  background: catalogueTextSchema.optional(),
  surface: catalogueTextSchema.optional(),
  text: catalogueTextSchema.optional(),
  mutedText: catalogueTextSchema.optional(),
  danger: catalogueTextSchema.optional(),
  radius: z.number().optional(),
  colorScheme: z.enum(["dark", "light"]).optional(),
});

/** The channel's registration form: docs/provider-api.md PA-73. */
const registration = z.strictObject({
  title: catalogueTextSchema.optional(),
  /** Nothing plays before the mandatory fields are filled in. */
  beforeWatching: z.boolean().optional(),
  fields: z.array(
    z.strictObject({
      token: z.string(),
      title: catalogueTextSchema,
      type: z.enum(["text", "date_epoch_ms", "checkbox"]),
      is_mandatory: z.boolean(),
      should_be_collected: z.boolean(),
      description: catalogueTextSchema.optional(),
      verifications: z
        .strictObject({ options: z.array(catalogueTextSchema).optional() })
        .optional(),
    }),
  ),
});

/** `channel.json`. */
export const catalogueProfileSchema = z.strictObject({
  /** Also the subdomain: `demo`. */
  token: catalogueTokenSchema,
  /** An id of the provider, distinct from the token: `ch_7f21`. */
  channelId: catalogueTextSchema,
  name: catalogueTextSchema,
  mode: z.enum(["live", "staging"]),
  direction: z.enum(["ltr", "rtl"]),
  fontFamily: catalogueTextSchema,
  theme,
  description: z.string(),
  social: z.record(z.string(), z.string()),
  subscriptionType: z.enum(["none", "optional", "force"]),
  watchList: z.boolean(),
  continueWatching: z.boolean(),
  liveNotifications: z.boolean(),
  /** The scheme of the channel's app: `{appScheme}://user/signIn`. */
  appScheme: z.string().refine(isAppScheme, "expected the scheme of an app").optional(),
  /** Sign-in methods beside e-mail and password. `name` is the name of the channel's own identity provider. */
  signIn: z
    .strictObject({
      social: z.array(z.enum(socialProviders)).optional(),
      sso: z.strictObject({ kind: z.enum(ssoKinds), name: catalogueTextSchema }).optional(),
    })
    .optional(),
  /** Order of the tabs over prices, lowest first: docs/provider-api.md PA-60. */
  paywallPeriodOrder: z.partialRecord(z.enum([...paymentPeriods, "all"]), z.number()).optional(),
  /** Missing: the channel measures nobody. */
  trackingConsent: z.enum(["opt-in", "opt-out"]).optional(),
  /** Other analytics, and the share of viewers that is measured, in percent (all without it). */
  analytics: z
    .strictObject({
      customGA: catalogueTextSchema.optional(),
      customMetaPixel: catalogueTextSchema.optional(),
      analyticsSampleRate: z.number().min(0).max(100).optional(),
    })
    .optional(),
  deviceLimits: deviceLimitsSchema.optional(),
  /** Tokens of contents that cannot be rewound while they are live. */
  withoutRewind: catalogueTokensSchema.optional(),
  seoKeywords: z.array(catalogueTextSchema),
  /** False: search engines do not index the pages of contents that are closed to visitors. */
  indexClosedContents: z.boolean().optional(),
  /** The ads.txt file, where there is one; it is enabled then. */
  adsTxt: z.string().optional(),
  /** `token` of the page that is the home page. */
  homePage: catalogueTokenSchema,
  defaultLanguage: z.literal("en"),
  /** The owner's code and style sheet: docs/provider-api.md PA-60. */
  customCode: z
    .strictObject({
      header: z.string().optional(),
      footer: z.string().optional(),
      hosts: z.array(catalogueTextSchema).optional(),
    })
    .optional(),
  customCss: z.string().optional(),
  registration: registration.optional(),
});

/** How much a page leads to (`8 lessons`), how many seconds that lasts, and its level (`Beginner`). */
const extent = {
  parts: catalogueTextSchema.optional(),
  partsS: catalogueCountSchema.optional(),
  level: catalogueLineSchema(100).optional(),
};

/**
 * `episodes` are content tokens in order; `token` is that of the series' page. Each of `groups` begins with the episode
 * of its number, counted from 1.
 */
export const seriesFields = {
  token: catalogueTokenSchema.max(100),
  name: catalogueLineSchema(200),
  season: catalogueCountSchema.max(10_000).optional(),
  unit: z.enum(seriesUnits).optional(),
  groups: z
    .array(z.tuple([catalogueLineSchema(200), z.int().min(1).max(10_000)]))
    .max(200)
    .optional(),
  episodes: z.array(catalogueTokenSchema.max(100)).max(1_000),
  level: extent.level,
};

const series = z.strictObject({ ...seriesFields, ...extent });

/** What a page gathers: `name` is the page's, `contents` are tokens. */
const topic = z.strictObject({
  name: catalogueTextSchema,
  contents: catalogueTokensSchema,
  ...extent,
});

/** What contents belong to: docs/provider-api.md PA-78. */
const catalogueCollections = z.strictObject({
  series: z.array(series).optional(),
  topics: z.array(topic).optional(),
  /** Each of these contents comes in turn, one every day at midnight UTC, and stays until its turn comes again. */
  rotation: catalogueTokensSchema.optional(),
  /** Which contents are shown in which light of the day. */
  light: z.partialRecord(z.enum(timesOfDay), catalogueTokensSchema).optional(),
});

/** `collections.json`: `unit` of a topic is counted (`films` → `10 films`), the length of a course is added up. */
export const catalogueCollectionsFileSchema = catalogueCollections.extend({
  topics: z
    .array(topic.extend({ unit: catalogueTextSchema.optional(), isCourse: z.boolean().optional() }))
    .optional(),
});

/** An entry of the menu; `feature` is the content that its open menu of columns shows. */
export type CatalogueMenuEntry = {
  name: string;
  type: "page" | "external" | "other";
  url: string;
  target?: "_self" | "_blank";
  icon?: string;
  style?: { color?: string; background?: string; bold?: boolean };
  feature?: string;
  items: CatalogueMenuEntry[];
};

const entry: z.ZodType<CatalogueMenuEntry> = z.lazy(() =>
  z.strictObject({
    name: catalogueTextSchema,
    type: z.enum(["page", "external", "other"]),
    url: z.string(),
    target: z.enum(["_self", "_blank"]).optional(),
    icon: catalogueTextSchema.optional(),
    style: z
      .strictObject({
        color: catalogueTextSchema.optional(),
        background: catalogueTextSchema.optional(),
        bold: z.boolean().optional(),
      })
      .optional(),
    feature: catalogueTokenSchema.optional(),
    items: z.array(entry),
  }),
);

/** `navigation.json`. */
export const catalogueNavigationSchema = z.strictObject({
  navigation: z.array(entry),
  footer: z.strictObject({
    description: z.string(),
    supportLinks: z.array(z.strictObject({ key: catalogueTextSchema, value: catalogueTextSchema })),
    customLinksTitle: z.string(),
    customLinks: z.array(
      z.strictObject({
        name: catalogueTextSchema,
        type: z.enum(["page", "external"]),
        url: z.string(),
      }),
    ),
    content: z.string(),
  }),
});

export type CatalogueCollections = z.output<typeof catalogueCollections>;
export type CatalogueSeries = z.output<typeof series>;
export type CatalogueTopic = z.output<typeof topic>;
export type CatalogueChannel = z.output<typeof catalogueProfileSchema> & CatalogueCollections;
export type CatalogueFooter = z.output<typeof catalogueNavigationSchema>["footer"];
