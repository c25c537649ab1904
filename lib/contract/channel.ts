import { z } from "zod";
import { isAppScheme } from "./app-scheme.ts";
import {
  language,
  line,
  lines,
  listOf,
  mapOf,
  requiredLine,
  soft,
  softOr,
  text,
  token,
  webAddress,
} from "./fields.ts";
import { seo } from "./seo.ts";

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

export const theme = z.object({
  primary: soft(cssColor),
  onPrimary: soft(cssColor),
  background: soft(cssColor),
  surface: soft(cssColor),
  text: soft(cssColor),
  mutedText: soft(cssColor),
  danger: soft(cssColor),
  radius: soft(z.number()),
  colorScheme: soft(z.enum(["dark", "light"])),
});
/** The owner's theme; missing values are computed (lib/channel). */
export type Theme = z.output<typeof theme>;

const font = z.object({ family: z.string().regex(/^[\w -]{1,64}$/), url: soft(webAddress) });
const flag = z.object({ enabled: z.boolean() });
export const direction = z.enum(["ltr", "rtl"]);
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
  provider_url: softOr(webAddress, ""),
  name: softOr(z.string(), ""),
  client_id: softOr(z.string(), ""),
  kind: softOr(z.enum(["auth0", "helmes", "oracle", "generic"]), "generic"),
});
export type SingleSignOn = z.output<typeof sso>;

const signupMethods = z.object({
  local: soft(flag),
  google: soft(flag),
  facebook: soft(flag),
  apple: soft(flag),
  sso: soft(sso),
});

const subscriptionType = z.enum(["none", "optional", "force"]);

const settings = z.object({
  main: softOr(
    z.object({
      description: soft(lines),
      social: softOr(z.object({ links: softOr(socialLinks, {}) }), { links: {} }),
      languageVisibility: soft(z.boolean()),
      languages: soft(listOf(language)),
      icon: soft(webAddress),
      appIcon: soft(webAddress),
    }),
    { social: { links: {} } },
  ),
  seo_keywords: soft(listOf(line)),
  viewers: softOr(
    z.object({
      subscriptionType: soft(subscriptionType),
      signupMethods: softOr(signupMethods, {}),
    }),
    { signupMethods: {} },
  ),
  defaultLanguage: soft(language),
  customCode: soft(
    z.object({ header: soft(z.string()), footer: soft(z.string()), hosts: soft(listOf(text)) }),
  ),
  customCss: soft(z.string()),
  adsTxt: soft(z.object({ enabled: z.boolean(), content: soft(z.string()) })),
  trackingConsent: soft(z.enum(["opt-in", "opt-out"])),
  customGA: soft(
    z.string().regex(/^G-[A-Z0-9]{4,20}$/, "expected a measurement id of Google Analytics"),
  ),
  customMetaPixel: soft(z.string().regex(/^[0-9]{5,20}$/, "expected the id of a Meta pixel")),
  analyticsSampleRate: soft(z.number().min(0).max(100)),
  tos: soft(webAddress),
  privacy_policy: soft(webAddress),
  mobile: soft(z.object({ scheme: z.string().refine(isAppScheme, "expected an app's scheme") })),
  continue_watching: soft(flag),
  live_stream_notifications: soft(flag),
  userRegistrationFormTitle: soft(line),
  paywallPeriodOrder: soft(mapOf(z.number())),
});

/** The provider's customer whose channel it is. */
const workspace = z.object({ id: text, name: line, token, numeric_token: z.int() });

const channelShape = z.object({
  token,
  name: requiredLine,
  channel_id: text,
  url: softOr(z.string(), ""),
  origin: webAddress,
  mode: softOr(z.enum(["live", "staging"]), "live"),
  style: softOr(
    z.object({ isMobile: soft(z.boolean()), font: soft(font), theme: softOr(theme, {}) }),
    { theme: {} },
  ),
  header: softOr(
    z.object({
      direction: soft(direction),
      title: soft(line),
      logo: soft(webAddress),
      hideOnScroll: soft(z.boolean()),
      searchVisibility: soft(z.boolean()),
    }),
    {},
  ),
  page: z.object({
    token,
    style: softOr(z.object({ background: soft(z.string()) }), {}),
    seo: soft(seo),
    icon: soft(webAddress),
  }),
  watchlist: soft(flag),
  workspace: soft(workspace),
  settings: softOr(settings, {
    main: { social: { links: {} } },
    viewers: { signupMethods: {} },
  }),
  viewer: soft(z.object({ country: soft(z.string().regex(/^[A-Z]{2}$/)) })),
  watchlist_enabled: soft(z.boolean()),
  subscription_enabled: soft(z.boolean()),
  users_must_subscribe: soft(z.boolean()),
});

/**
 * `GET /ch/{channel}?r={minute stamp}`: docs/provider-api.md PA-60. `subscriptionType` and `watchlist` have priority
 * over the flags of the same meaning.
 */
export const channel = channelShape.transform(
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
export type Channel = z.output<typeof channel>;
