import { z } from "zod";
import { isAppScheme } from "../../lib/contract/app-scheme.ts";
import { paymentPeriods } from "../../lib/contract/periods.ts";
import { lightsOfDay, seriesUnits } from "../../lib/contract/sections.ts";
import { socialProviders, ssoKinds } from "../domain/identity/identity-providers.ts";
import {
  catalogueCount,
  deviceLimits,
  catalogueText,
  catalogueToken,
  catalogueTokens,
} from "./catalogue-fields.ts";

// What a channel is: docs/catalogue-format.md.

const theme = z.strictObject({
  primary: catalogueText.optional(),
  onPrimary: catalogueText.optional(),
  background: catalogueText.optional(),
  surface: catalogueText.optional(),
  text: catalogueText.optional(),
  mutedText: catalogueText.optional(),
  danger: catalogueText.optional(),
  radius: z.number().optional(),
  colorScheme: z.enum(["dark", "light"]).optional(),
});

/** The channel's registration form: docs/provider-api.md PA-73. */
const registration = z.strictObject({
  title: catalogueText.optional(),
  /** Nothing plays before the mandatory fields are filled in. */
  beforeWatching: z.boolean().optional(),
  fields: z.array(
    z.strictObject({
      token: z.string(),
      title: catalogueText,
      type: z.enum(["text", "date_epoch_ms", "checkbox"]),
      is_mandatory: z.boolean(),
      should_be_collected: z.boolean(),
      description: catalogueText.optional(),
      verifications: z.strictObject({ options: z.array(catalogueText).optional() }).optional(),
    }),
  ),
});

/** `channel.json`. */
export const catalogueProfile = z.strictObject({
  /** Also the subdomain: `demo`. */
  token: catalogueToken,
  /** An id of the provider, distinct from the token: `ch_7f21`. */
  channelId: catalogueText,
  name: catalogueText,
  mode: z.enum(["live", "staging"]),
  direction: z.enum(["ltr", "rtl"]),
  fontFamily: catalogueText,
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
      sso: z.strictObject({ kind: z.enum(ssoKinds), name: catalogueText }).optional(),
    })
    .optional(),
  /** Order of the tabs over prices, lowest first: docs/provider-api.md PA-60. */
  paywallPeriodOrder: z.partialRecord(z.enum([...paymentPeriods, "all"]), z.number()).optional(),
  /** Missing: the channel measures nobody. */
  trackingConsent: z.enum(["opt-in", "opt-out"]).optional(),
  /** Other analytics, and the share of viewers that is measured, in percent (all without it). */
  analytics: z
    .strictObject({
      customGA: catalogueText.optional(),
      customMetaPixel: catalogueText.optional(),
      analyticsSampleRate: z.number().min(0).max(100).optional(),
    })
    .optional(),
  deviceLimits: deviceLimits.optional(),
  /** Tokens of contents that cannot be rewound while they are live. */
  withoutRewind: catalogueTokens.optional(),
  seoKeywords: z.array(catalogueText),
  /** The ads.txt file, where there is one; it is enabled then. */
  adsTxt: z.string().optional(),
  /** `token` of the page that is the home page. */
  homePage: catalogueToken,
  defaultLanguage: z.literal("en"),
  /** The owner's code and style sheet: docs/provider-api.md PA-60. */
  customCode: z
    .strictObject({
      header: z.string().optional(),
      footer: z.string().optional(),
      hosts: z.array(catalogueText).optional(),
    })
    .optional(),
  customCss: z.string().optional(),
  registration: registration.optional(),
});

/** How much a page leads to (`8 lessons`), how many seconds that lasts, and its level (`Beginner`). */
const extent = {
  parts: catalogueText.optional(),
  partsS: catalogueCount.optional(),
  level: catalogueText.optional(),
};

/**
 * `episodes` are content tokens in order; `token` is that of the series' page. Each of `groups` begins with the episode
 * of its number, counted from 1.
 */
const series = z.strictObject({
  token: catalogueToken,
  name: catalogueText,
  season: catalogueCount.optional(),
  unit: z.enum(seriesUnits).optional(),
  groups: z.array(z.tuple([catalogueText, z.int().min(1)])).optional(),
  episodes: catalogueTokens,
  ...extent,
});

/** What a page gathers: `name` is the page's, `contents` are tokens. */
const topic = z.strictObject({ name: catalogueText, contents: catalogueTokens, ...extent });

/** What contents belong to: docs/provider-api.md PA-78. */
const catalogueCollections = z.strictObject({
  series: z.array(series).optional(),
  topics: z.array(topic).optional(),
  /** Each of these contents comes in turn, one every day at midnight UTC, and stays until its turn comes again. */
  rotation: catalogueTokens.optional(),
  /** Which contents are shown in which light of the day. */
  light: z.partialRecord(z.enum(lightsOfDay), catalogueTokens).optional(),
});

/** `collections.json`: `unit` of a topic is counted (`films` → `10 films`), the length of a course is added up. */
export const collectionsFile = catalogueCollections.extend({
  topics: z
    .array(topic.extend({ unit: catalogueText.optional(), isCourse: z.boolean().optional() }))
    .optional(),
});

/** An entry of the menu; `feature` is the content that its open menu of columns shows. */
export type CatalogueEntry = {
  name: string;
  type: "page" | "external" | "other";
  url: string;
  target?: "_self" | "_blank";
  icon?: string;
  style?: { color?: string; background?: string; bold?: boolean };
  feature?: string;
  items: CatalogueEntry[];
};

const entry: z.ZodType<CatalogueEntry> = z.lazy(() =>
  z.strictObject({
    name: catalogueText,
    type: z.enum(["page", "external", "other"]),
    url: z.string(),
    target: z.enum(["_self", "_blank"]).optional(),
    icon: catalogueText.optional(),
    style: z
      .strictObject({
        color: catalogueText.optional(),
        background: catalogueText.optional(),
        bold: z.boolean().optional(),
      })
      .optional(),
    feature: catalogueToken.optional(),
    items: z.array(entry),
  }),
);

/** `navigation.json`. */
export const catalogueNavigation = z.strictObject({
  navigation: z.array(entry),
  footer: z.strictObject({
    description: z.string(),
    supportLinks: z.array(z.strictObject({ key: catalogueText, value: catalogueText })),
    customLinksTitle: z.string(),
    customLinks: z.array(
      z.strictObject({ name: catalogueText, type: z.enum(["page", "external"]), url: z.string() }),
    ),
    content: z.string(),
  }),
});

export type CatalogueCollections = z.output<typeof catalogueCollections>;
export type CatalogueSeries = z.output<typeof series>;
export type CatalogueTopic = z.output<typeof topic>;
export type CatalogueChannel = z.output<typeof catalogueProfile> & CatalogueCollections;
export type CatalogueFooter = z.output<typeof catalogueNavigation>["footer"];
