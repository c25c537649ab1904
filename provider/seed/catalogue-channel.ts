import { z } from "zod";
import { isAppScheme } from "../../lib/contract/app-scheme.ts";
import { paymentPeriods } from "../../lib/contract/periods.ts";
import { lights, seriesUnits } from "../../lib/contract/sections.ts";
import { socialProviders, ssoKinds } from "../domain/identity/identity-providers.ts";
import { count, deviceLimits, text, token, tokens } from "./catalogue-fields.ts";

// What a channel is: docs/catalogue-format.md.

const theme = z.strictObject({
  primary: text.optional(),
  onPrimary: text.optional(),
  background: text.optional(),
  surface: text.optional(),
  text: text.optional(),
  mutedText: text.optional(),
  danger: text.optional(),
  radius: z.number().optional(),
  colorScheme: z.enum(["dark", "light"]).optional(),
});

/** The channel's registration form: docs/provider-api.md PA-73. */
const registration = z.strictObject({
  title: text.optional(),
  /** Nothing plays before the mandatory fields are filled in. */
  beforeWatching: z.boolean().optional(),
  fields: z.array(
    z.strictObject({
      token: z.string(),
      title: text,
      type: z.enum(["text", "date_epoch_ms", "checkbox"]),
      is_mandatory: z.boolean(),
      should_be_collected: z.boolean(),
      description: text.optional(),
      verifications: z.strictObject({ options: z.array(text).optional() }).optional(),
    }),
  ),
});

/** `channel.json`. */
export const catalogueProfile = z.strictObject({
  /** Also the subdomain: `demo`. */
  token,
  /** An id of the provider, distinct from the token: `ch_7f21`. */
  channelId: text,
  name: text,
  mode: z.enum(["live", "staging"]),
  direction: z.enum(["ltr", "rtl"]),
  fontFamily: text,
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
      sso: z.strictObject({ kind: z.enum(ssoKinds), name: text }).optional(),
    })
    .optional(),
  /** Order of the tabs over prices, lowest first: docs/provider-api.md PA-60. */
  paywallPeriodOrder: z.partialRecord(z.enum([...paymentPeriods, "all"]), z.number()).optional(),
  /** Missing: the channel measures nobody. */
  trackingConsent: z.enum(["opt-in", "opt-out"]).optional(),
  /** Other analytics, and the share of viewers that is measured, in percent (all without it). */
  analytics: z
    .strictObject({
      customGA: text.optional(),
      customMetaPixel: text.optional(),
      analyticsSampleRate: z.number().min(0).max(100).optional(),
    })
    .optional(),
  deviceLimits: deviceLimits.optional(),
  /** Tokens of contents that cannot be rewound while they are live. */
  withoutRewind: tokens.optional(),
  seoKeywords: z.array(text),
  /** The ads.txt file, where there is one; it is enabled then. */
  adsTxt: z.string().optional(),
  /** `token` of the page that is the home page. */
  homePage: token,
  defaultLanguage: z.literal("en"),
  /** The owner's code and style sheet: docs/provider-api.md PA-60. */
  customCode: z
    .strictObject({
      header: z.string().optional(),
      footer: z.string().optional(),
      hosts: z.array(text).optional(),
    })
    .optional(),
  customCss: z.string().optional(),
  registration: registration.optional(),
});

/** How much a page leads to (`8 lessons`), how many seconds that lasts, and its level (`Beginner`). */
const extent = {
  parts: text.optional(),
  partsS: count.optional(),
  level: text.optional(),
};

/**
 * `episodes` are content tokens in order; `token` is that of the series' page. Each of `groups` begins with the episode
 * of its number, counted from 1.
 */
const series = z.strictObject({
  token,
  name: text,
  season: count.optional(),
  unit: z.enum(seriesUnits).optional(),
  groups: z.array(z.tuple([text, z.int().min(1)])).optional(),
  episodes: tokens,
  ...extent,
});

/** What a page gathers: `name` is the page's, `contents` are tokens. */
const topic = z.strictObject({ name: text, contents: tokens, ...extent });

/** What contents belong to: docs/provider-api.md PA-78. */
const catalogueCollections = z.strictObject({
  series: z.array(series).optional(),
  topics: z.array(topic).optional(),
  /** Each of these contents comes in turn, one every day at midnight UTC, and stays until its turn comes again. */
  rotation: tokens.optional(),
  /** Which contents are shown in which light of the day. */
  light: z.partialRecord(z.enum(lights), tokens).optional(),
});

/** `collections.json`: `unit` of a topic is counted (`films` → `10 films`), the length of a course is added up. */
export const collectionsFile = catalogueCollections.extend({
  topics: z
    .array(topic.extend({ unit: text.optional(), isCourse: z.boolean().optional() }))
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
    name: text,
    type: z.enum(["page", "external", "other"]),
    url: z.string(),
    target: z.enum(["_self", "_blank"]).optional(),
    icon: text.optional(),
    style: z
      .strictObject({
        color: text.optional(),
        background: text.optional(),
        bold: z.boolean().optional(),
      })
      .optional(),
    feature: token.optional(),
    items: z.array(entry),
  }),
);

/** `navigation.json`. */
export const catalogueNavigation = z.strictObject({
  navigation: z.array(entry),
  footer: z.strictObject({
    description: z.string(),
    supportLinks: z.array(z.strictObject({ key: text, value: text })),
    customLinksTitle: z.string(),
    customLinks: z.array(
      z.strictObject({ name: text, type: z.enum(["page", "external"]), url: z.string() }),
    ),
    content: z.string(),
  }),
});

export type CatalogueCollections = z.output<typeof catalogueCollections>;
export type CatalogueSeries = z.output<typeof series>;
export type CatalogueTopic = z.output<typeof topic>;
export type CatalogueChannel = z.output<typeof catalogueProfile> & CatalogueCollections;
export type CatalogueFooter = z.output<typeof catalogueNavigation>["footer"];
