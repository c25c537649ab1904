import { z } from "zod";
import { isAppScheme } from "./app-scheme.ts";
import {
  languageSchema,
  singleLineTextSchema,
  multilineTextSchema,
  listOf,
  mapOf,
  requiredSingleLineTextSchema,
  dropInvalid,
  replaceInvalid,
  textSchema,
  tokenSchema,
  webAddress,
} from "./fields.ts";
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

export const cssColor = z.string().regex(/^[#\w(),.%/ +-]{1,64}$/, "expected a CSS colour");

export const themeSchema = z.object({
  primary: dropInvalid(cssColor),
  onPrimary: dropInvalid(cssColor),
  background: dropInvalid(cssColor),
  surface: dropInvalid(cssColor),
  text: dropInvalid(cssColor),
  mutedText: dropInvalid(cssColor),
  danger: dropInvalid(cssColor),
  radius: dropInvalid(z.number()),
  colorScheme: dropInvalid(z.enum(["dark", "light"])),
});
/** The owner's theme; missing values are computed (lib/channel). */
export type Theme = z.output<typeof themeSchema>;

const font = z.object({ family: z.string().regex(/^[\w -]{1,64}$/), url: dropInvalid(webAddress) });
const flag = z.object({ enabled: z.boolean() });
export const textDirectionSchema = z.enum(["ltr", "rtl"]);
const socialLinks = z.record(z.string(), z.unknown()).transform((raw) => {
  const links: Partial<Record<SocialNetwork, string>> = {};
  for (const network of socialNetworks) {
    const parsed = webAddress.safeParse(raw[network]);
    if (parsed.success) links[network] = parsed.data;
  }
  return links;
});

/** `kind` selects the URL of the identity provider's logout. */
const sso = z.object({
  enabled: z.boolean(),
  provider_url: replaceInvalid(webAddress, ""),
  name: replaceInvalid(z.string(), ""),
  client_id: replaceInvalid(z.string(), ""),
  kind: replaceInvalid(z.enum(["auth0", "helmes", "oracle", "generic"]), "generic"),
});
export type SingleSignOn = z.output<typeof sso>;

const signupMethods = z.object({
  local: dropInvalid(flag),
  google: dropInvalid(flag),
  facebook: dropInvalid(flag),
  apple: dropInvalid(flag),
  sso: dropInvalid(sso),
});

const subscriptionType = z.enum(["none", "optional", "force"]);

const settings = z.object({
  main: replaceInvalid(
    z.object({
      description: dropInvalid(multilineTextSchema),
      social: replaceInvalid(z.object({ links: replaceInvalid(socialLinks, {}) }), { links: {} }),
      languageVisibility: dropInvalid(z.boolean()),
      languages: dropInvalid(listOf(languageSchema)),
      icon: dropInvalid(webAddress),
      appIcon: dropInvalid(webAddress),
    }),
    { social: { links: {} } },
  ),
  seo_keywords: dropInvalid(listOf(singleLineTextSchema)),
  viewers: replaceInvalid(
    z.object({
      subscriptionType: dropInvalid(subscriptionType),
      signupMethods: replaceInvalid(signupMethods, {}),
    }),
    { signupMethods: {} },
  ),
  defaultLanguage: dropInvalid(languageSchema),
  customCode: dropInvalid(
    z.object({
      header: dropInvalid(z.string()),
      footer: dropInvalid(z.string()),
      hosts: dropInvalid(listOf(textSchema)),
    }),
  ),
  customCss: dropInvalid(z.string()),
  adsTxt: dropInvalid(z.object({ enabled: z.boolean(), content: dropInvalid(z.string()) })),
  trackingConsent: dropInvalid(z.enum(["opt-in", "opt-out"])),
  customGA: dropInvalid(
    z.string().regex(/^G-[A-Z0-9]{4,20}$/, "expected a measurement id of Google Analytics"),
  ),
  customMetaPixel: dropInvalid(
    z.string().regex(/^[0-9]{5,20}$/, "expected the id of a Meta pixel"),
  ),
  analyticsSampleRate: dropInvalid(z.number().min(0).max(100)),
  tos: dropInvalid(webAddress),
  privacy_policy: dropInvalid(webAddress),
  mobile: dropInvalid(
    z.object({ scheme: z.string().refine(isAppScheme, "expected an app's scheme") }),
  ),
  continue_watching: dropInvalid(flag),
  live_stream_notifications: dropInvalid(flag),
  userRegistrationFormTitle: dropInvalid(singleLineTextSchema),
  paywallPeriodOrder: dropInvalid(mapOf(z.number())),
});

/** The provider's customer whose channel it is. */
const workspace = z.object({
  id: textSchema,
  name: singleLineTextSchema,
  token: tokenSchema,
  numeric_token: z.int(),
});

const channelShape = z.object({
  token: tokenSchema,
  name: requiredSingleLineTextSchema,
  channel_id: textSchema,
  url: replaceInvalid(z.string(), ""),
  origin: webAddress,
  mode: replaceInvalid(z.enum(["live", "staging"]), "live"),
  style: replaceInvalid(
    z.object({
      isMobile: dropInvalid(z.boolean()),
      font: dropInvalid(font),
      theme: replaceInvalid(themeSchema, {}),
    }),
    { theme: {} },
  ),
  header: replaceInvalid(
    z.object({
      direction: dropInvalid(textDirectionSchema),
      title: dropInvalid(singleLineTextSchema),
      logo: dropInvalid(webAddress),
      hideOnScroll: dropInvalid(z.boolean()),
      searchVisibility: dropInvalid(z.boolean()),
    }),
    {},
  ),
  page: z.object({
    token: tokenSchema,
    style: replaceInvalid(z.object({ background: dropInvalid(z.string()) }), {}),
    seo: dropInvalid(seoSchema),
    icon: dropInvalid(webAddress),
  }),
  watchlist: dropInvalid(flag),
  workspace: dropInvalid(workspace),
  settings: replaceInvalid(settings, {
    main: { social: { links: {} } },
    viewers: { signupMethods: {} },
  }),
  viewer: dropInvalid(z.object({ country: dropInvalid(z.string().regex(/^[A-Z]{2}$/)) })),
  watchlist_enabled: dropInvalid(z.boolean()),
  subscription_enabled: dropInvalid(z.boolean()),
  users_must_subscribe: dropInvalid(z.boolean()),
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
