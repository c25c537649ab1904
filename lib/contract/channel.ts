import { z } from "zod";
import { isAppScheme } from "./app-scheme.ts";
import {
  languageSchema,
  singleLineTextSchema,
  multilineTextSchema,
  lenientArraySchema,
  lenientRecordSchema,
  requiredSingleLineTextSchema,
  lenientOptionalSchema,
  lenientDefaultSchema,
  textSchema,
  urlSegmentSchema,
  webUrlSchema,
} from "./field-schemas.ts";
import { seoSchema } from "./seo.ts";

/** The eight networks of the footer's social links. */
export const socialNetworks = [
  "twitter",
  "facebook",
  "reddit",
  "ig",
  "tiktok",
  "threads",
  "discord",
  "whatsapp",
] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** What a provider lets viewers do with their account besides: docs/provider-api.md PA-364. */
export const accountActions = ["delete", "download", "sign_out"] as const;
export type AccountAction = (typeof accountActions)[number];

export const cssColorSchema = z.string().regex(/^[#\w(),.%/ +-]{1,64}$/, "expected a CSS colour");

export const themeSchema = z.object({
  primary: lenientOptionalSchema(cssColorSchema),
  onPrimary: lenientOptionalSchema(cssColorSchema),
  background: lenientOptionalSchema(cssColorSchema),
  surface: lenientOptionalSchema(cssColorSchema),
  text: lenientOptionalSchema(cssColorSchema),
  mutedText: lenientOptionalSchema(cssColorSchema),
  danger: lenientOptionalSchema(cssColorSchema),
  radius: lenientOptionalSchema(z.number()),
  colorScheme: lenientOptionalSchema(z.enum(["dark", "light"])),
});
/** The owner's theme; missing values are computed (lib/channel). */
export type Theme = z.output<typeof themeSchema>;

const font = z.object({
  family: z.string().regex(/^[\w -]{1,64}$/),
  url: lenientOptionalSchema(webUrlSchema),
});
const flag = z.object({ enabled: z.boolean() });
export const textDirectionSchema = z.enum(["ltr", "rtl"]);
const socialLinks = z.record(z.string(), z.unknown()).transform((raw) => {
  const links: Partial<Record<SocialNetwork, string>> = {};
  for (const network of socialNetworks) {
    const parsed = webUrlSchema.safeParse(raw[network]);
    if (parsed.success) links[network] = parsed.data;
  }
  return links;
});

/** `kind` selects the URL of the identity provider's logout. */
const sso = z.object({
  enabled: z.boolean(),
  provider_url: lenientDefaultSchema(webUrlSchema, ""),
  name: lenientDefaultSchema(z.string(), ""),
  client_id: lenientDefaultSchema(z.string(), ""),
  kind: lenientDefaultSchema(z.enum(["auth0", "helmes", "oracle", "generic"]), "generic"),
});
export type SingleSignOn = z.output<typeof sso>;

const signupMethods = z.object({
  local: lenientOptionalSchema(flag),
  google: lenientOptionalSchema(flag),
  facebook: lenientOptionalSchema(flag),
  apple: lenientOptionalSchema(flag),
  sso: lenientOptionalSchema(sso),
});

const subscriptionType = z.enum(["none", "optional", "force"]);

const settings = z.object({
  main: lenientDefaultSchema(
    z.object({
      description: lenientOptionalSchema(multilineTextSchema),
      social: lenientDefaultSchema(z.object({ links: lenientDefaultSchema(socialLinks, {}) }), {
        links: {},
      }),
      languageVisibility: lenientOptionalSchema(z.boolean()),
      languages: lenientOptionalSchema(lenientArraySchema(languageSchema)),
      icon: lenientOptionalSchema(webUrlSchema),
      appIcon: lenientOptionalSchema(webUrlSchema),
    }),
    { social: { links: {} } },
  ),
  seo_keywords: lenientOptionalSchema(lenientArraySchema(singleLineTextSchema)),
  /** False: pages of contents that are closed to visitors are not indexed. */
  indexClosedContents: lenientOptionalSchema(z.boolean()),
  viewers: lenientDefaultSchema(
    z.object({
      subscriptionType: lenientOptionalSchema(subscriptionType),
      signupMethods: lenientDefaultSchema(signupMethods, {}),
      /** What viewers can change in their account. */
      editableFields: lenientDefaultSchema(lenientArraySchema(z.enum(["name", "email"])), []),
      accountActions: lenientDefaultSchema(lenientArraySchema(z.enum(accountActions)), []),
    }),
    { signupMethods: {}, editableFields: [], accountActions: [] },
  ),
  defaultLanguage: lenientOptionalSchema(languageSchema),
  customCode: lenientOptionalSchema(
    z.object({
      header: lenientOptionalSchema(z.string()),
      footer: lenientOptionalSchema(z.string()),
      hosts: lenientOptionalSchema(lenientArraySchema(textSchema)),
    }),
  ),
  customCss: lenientOptionalSchema(z.string()),
  adsTxt: lenientOptionalSchema(
    z.object({ enabled: z.boolean(), content: lenientOptionalSchema(z.string()) }),
  ),
  trackingConsent: lenientOptionalSchema(z.enum(["opt-in", "opt-out"])),
  customGA: lenientOptionalSchema(
    z.string().regex(/^G-[A-Z0-9]{4,20}$/, "expected a measurement id of Google Analytics"),
  ),
  customMetaPixel: lenientOptionalSchema(
    z.string().regex(/^[0-9]{5,20}$/, "expected the id of a Meta pixel"),
  ),
  analyticsSampleRate: lenientOptionalSchema(z.number().min(0).max(100)),
  tos: lenientOptionalSchema(webUrlSchema),
  privacy_policy: lenientOptionalSchema(webUrlSchema),
  mobile: lenientOptionalSchema(
    z.object({ scheme: z.string().refine(isAppScheme, "expected an app's scheme") }),
  ),
  continue_watching: lenientOptionalSchema(flag),
  live_stream_notifications: lenientOptionalSchema(flag),
  userRegistrationFormTitle: lenientOptionalSchema(singleLineTextSchema),
  paywallPeriodOrder: lenientOptionalSchema(lenientRecordSchema(z.number())),
});

/** The provider's customer whose channel it is. */
const workspace = z.object({
  id: textSchema,
  name: singleLineTextSchema,
  token: urlSegmentSchema,
  numeric_token: z.int(),
});

const channelShape = z.object({
  token: urlSegmentSchema,
  name: requiredSingleLineTextSchema,
  channel_id: textSchema,
  url: lenientDefaultSchema(z.string(), ""),
  origin: webUrlSchema,
  redirectHosts: lenientDefaultSchema(z.boolean(), false),
  mode: lenientDefaultSchema(z.enum(["live", "staging"]), "live"),
  style: lenientDefaultSchema(
    z.object({
      isMobile: lenientOptionalSchema(z.boolean()),
      font: lenientOptionalSchema(font),
      theme: lenientDefaultSchema(themeSchema, {}),
    }),
    { theme: {} },
  ),
  header: lenientDefaultSchema(
    z.object({
      direction: lenientOptionalSchema(textDirectionSchema),
      title: lenientOptionalSchema(singleLineTextSchema),
      logo: lenientOptionalSchema(webUrlSchema),
      hideOnScroll: lenientOptionalSchema(z.boolean()),
      searchVisibility: lenientOptionalSchema(z.boolean()),
    }),
    {},
  ),
  page: z.object({
    token: urlSegmentSchema,
    style: lenientDefaultSchema(z.object({ background: lenientOptionalSchema(z.string()) }), {}),
    seo: lenientOptionalSchema(seoSchema),
    icon: lenientOptionalSchema(webUrlSchema),
  }),
  watchlist: lenientOptionalSchema(flag),
  workspace: lenientOptionalSchema(workspace),
  settings: lenientDefaultSchema(settings, {
    main: { social: { links: {} } },
    viewers: { signupMethods: {}, editableFields: [], accountActions: [] },
  }),
  viewer: lenientOptionalSchema(
    z.object({ country: lenientOptionalSchema(z.string().regex(/^[A-Z]{2}$/)) }),
  ),
  watchlist_enabled: lenientOptionalSchema(z.boolean()),
  subscription_enabled: lenientOptionalSchema(z.boolean()),
  users_must_subscribe: lenientOptionalSchema(z.boolean()),
});

/**
 * `GET /ch/{channel}?r={minute stamp}`: docs/provider-api.md PA-60. `subscriptionType` and `watchlist` have priority
 * over the flags of the same meaning.
 */
export const channelSchema = channelShape.transform(
  ({
    subscription_enabled: offered,
    users_must_subscribe: forced,
    watchlist_enabled: listed = false,
    settings,
    watchlist = { enabled: listed },
    ...rest
  }) => {
    const byFlags = forced ? "force" : offered ? "optional" : "none";
    const { viewers } = settings;
    const type: SubscriptionType = viewers.subscriptionType ?? byFlags;
    const withType = { ...settings, viewers: { ...viewers, subscriptionType: type } };
    return { ...rest, watchlist, settings: withType };
  },
);
export type SubscriptionType = z.output<typeof subscriptionType>;
export type Channel = z.output<typeof channelSchema>;
