import { z } from "zod";
import { isAppScheme } from "../../../../lib/contract/app-scheme.ts";
import { cssColorSchema, socialNetworks } from "../../../../lib/contract/channel.ts";
import { paymentPeriods } from "../../../../lib/contract/payment-periods.ts";
import { socialProviders, ssoKinds } from "../../../domain/identity/identity-providers.ts";
import {
  adminNameSchema,
  adminTextSchema,
  channelTokenSchema,
  removable,
} from "../admin-schemas.ts";

const codeLength = 64_000;
const color = cssColorSchema.optional();
const url = adminTextSchema(2_000);
const count = z.int().min(0).max(1_000);

const theme = z.strictObject({
  primary: color,
  onPrimary: color,
  background: color,
  surface: color,
  text: color,
  mutedText: color,
  danger: color,
  radius: z.number().min(0).max(100).optional(),
  colorScheme: z.enum(["dark", "light"]).optional(),
});

const entryFields = {
  name: adminNameSchema(100),
  type: z.enum(["page", "external", "other"]),
  url,
  target: z.enum(["_self", "_blank"]).optional(),
  icon: adminNameSchema(2_000).optional(),
  style: z.strictObject({ color, background: color, bold: z.boolean().optional() }).optional(),
  /** The content that an open menu of columns shows. */
  feature: channelTokenSchema.optional().meta({ description: "The token of a content" }),
};
/** Four levels, so that no body nests deeper than it may. */
const leaf = z.strictObject({ ...entryFields, items: z.array(z.never()).max(0) });
const twig = z.strictObject({ ...entryFields, items: z.array(leaf).max(50) });
const branch = z.strictObject({ ...entryFields, items: z.array(twig).max(50) });
const entry = z.strictObject({ ...entryFields, items: z.array(branch).max(50) });

const footer = z.strictObject({
  description: adminTextSchema(2_000),
  supportLinks: z
    .array(z.strictObject({ key: adminNameSchema(100), value: adminNameSchema(2_000) }))
    .max(50),
  customLinksTitle: adminTextSchema(100),
  customLinks: z
    .array(z.strictObject({ name: adminNameSchema(100), type: z.enum(["page", "external"]), url }))
    .max(50),
  content: adminTextSchema(20_000),
});

/** Fields of a channel that always have a value: docs/catalogue-format.md, by the same names. */
const required = {
  name: adminNameSchema(100),
  mode: z.enum(["live", "staging"]),
  direction: z.enum(["ltr", "rtl"]),
  fontFamily: z.string().regex(/^[\w -]{1,64}$/, "expected the name of a font"),
  theme,
  description: adminTextSchema(2_000),
  social: z.partialRecord(z.enum(socialNetworks), url),
  subscriptionType: z.enum(["none", "optional", "force"]),
  watchList: z.boolean(),
  continueWatching: z.boolean(),
  liveNotifications: z.boolean(),
  seoKeywords: z.array(adminNameSchema(100)).max(50),
  homePage: channelTokenSchema.meta({ description: "The token of the page that is the home page" }),
  navigation: z.array(entry).max(50),
  footer,
};

/** Fields that may be missing. */
const optional = {
  appScheme: z.string().max(64).refine(isAppScheme, "expected the scheme of an app"),
  signIn: z.strictObject({
    social: z.array(z.enum(socialProviders)).max(socialProviders.length).optional(),
    sso: z.strictObject({ kind: z.enum(ssoKinds), name: adminNameSchema(100) }).optional(),
  }),
  paywallPeriodOrder: z.partialRecord(
    z.enum([...paymentPeriods, "all"]),
    z.number().min(-1_000).max(1_000),
  ),
  trackingConsent: z.enum(["opt-in", "opt-out"]),
  analytics: z.strictObject({
    customGA: z
      .string()
      .regex(/^G-[A-Z0-9]{4,20}$/, "expected a measurement id of Google Analytics")
      .optional(),
    customMetaPixel: z
      .string()
      .regex(/^[0-9]{5,20}$/, "expected the id of a Meta pixel")
      .optional(),
    analyticsSampleRate: z.number().min(0).max(100).optional(),
  }),
  deviceLimits: z.strictObject({ playing: count.optional(), signedIn: count.optional() }),
  indexClosedContents: z.boolean(),
  adsTxt: adminTextSchema(100_000),
  customCode: z.strictObject({
    header: adminTextSchema(codeLength).optional(),
    footer: adminTextSchema(codeLength).optional(),
    hosts: z.array(adminNameSchema(255)).max(100).optional(),
  }),
  customCss: adminTextSchema(codeLength),
};

const removableFields = {
  appScheme: removable(optional.appScheme),
  signIn: removable(optional.signIn),
  paywallPeriodOrder: removable(optional.paywallPeriodOrder),
  trackingConsent: removable(optional.trackingConsent),
  analytics: removable(optional.analytics),
  deviceLimits: removable(optional.deviceLimits),
  indexClosedContents: removable(optional.indexClosedContents),
  adsTxt: removable(optional.adsTxt),
  customCode: removable(optional.customCode),
  customCss: removable(optional.customCss),
};

/** A channel with all of its fields. */
export const adminChannelSchema = z
  .strictObject({
    token: channelTokenSchema,
    channelId: z.string().meta({ description: "The id of the channel", example: "ch_7f21" }),
    ...required,
    ...z.strictObject(optional).partial().shape,
  })
  .meta({ id: "Channel" });

/** A channel in a list. */
export const adminChannelSummarySchema = z
  .strictObject({
    token: channelTokenSchema,
    channelId: z.string(),
    name: z.string(),
    mode: required.mode,
  })
  .meta({ id: "ChannelSummary" });

const { homePage: _, ...ofNew } = required;

/** A channel to be created: what is left out has its default value. */
export const newChannelSchema = z
  .strictObject({
    token: channelTokenSchema,
    ...z.strictObject(ofNew).partial().shape,
    ...z.strictObject(optional).partial().shape,
    name: required.name,
  })
  .meta({ id: "NewChannel" });

/** A change of a channel: a field that is sent replaces the former value, `null` removes it. */
export const channelChangeSchema = z
  .strictObject({ ...z.strictObject(required).partial().shape, ...removableFields })
  .refine((change) => Object.keys(change).length > 0, "expected a field to change")
  .meta({ id: "ChannelChange" });

export type NewChannel = z.output<typeof newChannelSchema>;
export type ChannelChange = z.output<typeof channelChangeSchema>;
export type AdminChannel = z.output<typeof adminChannelSchema>;
