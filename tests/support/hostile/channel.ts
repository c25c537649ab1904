/** A picture of five widths. */
export const picture = "https://films.example/lake-{w}.jpg";

/** All fields for search engines. */
export const seo = {
  title: "A film about lakes",
  description: "All about lakes.",
  image: "https://films.example/lake.jpg",
  keywords: ["lake"],
};

/** All fields of a header with two levels; `feature` is an item. */
export function hostileHeader(feature: object) {
  return { navigation: [entry(2, feature)], direction: "ltr", logo: picture, title: "Channel" };
}

const entry = (depth: number, feature: object): object => ({
  name: "Films",
  type: "page",
  url: "about",
  target: "_self",
  icon: picture,
  style: { color: "#ffffff", background: "#000000", bold: true },
  ...(depth > 1 ? { feature, items: [entry(depth - 1, feature)] } : { items: [] }),
});

/** All fields of a footer. */
export const hostileFooter = {
  visibility: true,
  infoVisibility: true,
  logo: picture,
  logoLink: "/",
  description: "A channel.\n\nOf films.",
  supportVisibility: true,
  supportLinks: [{ key: "Help", value: "mailto:help@films.example" }],
  legalVisibility: true,
  customLinksVisibility: true,
  customLinksTitle: "More",
  customLinks: [
    {
      name: "Shop",
      type: "external",
      url: "https://films.example",
      target: "_blank",
      visibility: true,
    },
  ],
  contentVisibility: true,
  content: "[Shop](www.films.example)",
  socialVisibility: true,
  languageVisibility: true,
};

const signup = { enabled: true };

/** All fields of a channel. */
export function aHostileChannel(token: string) {
  const networks = [
    "twitter",
    "facebook",
    "reddit",
    "ig",
    "tiktok",
    "threads",
    "discord",
    "whatsapp",
  ];
  return {
    token,
    name: "Channel",
    channel_id: token,
    url: token,
    origin: `http://${token}.localhost`,
    redirectHosts: false,
    mode: "live",
    style: {
      isMobile: false,
      font: { family: "Inter", url: "https://films.example/font.woff2" },
      theme: {
        primary: "#3366ff",
        onPrimary: "#ffffff",
        background: "#101010",
        surface: "#202020",
        text: "#ffffff",
        mutedText: "#cccccc",
        danger: "#ff0000",
        radius: 10,
        colorScheme: "dark",
      },
    },
    header: {
      direction: "ltr",
      title: "Channel",
      logo: picture,
      hideOnScroll: true,
      searchVisibility: true,
    },
    page: { token: "front", style: { background: "#101010" }, seo, icon: picture },
    watchlist: { enabled: true },
    workspace: { id: "w", name: "Workspace", token: "w", numeric_token: 7 },
    settings: {
      main: {
        description: "A channel.",
        social: {
          links: Object.fromEntries(networks.map((key) => [key, `https://${key}.example/x`])),
        },
        languageVisibility: true,
        languages: ["en", "de"],
        icon: picture,
        appIcon: picture,
      },
      seo_keywords: ["lake"],
      indexClosedContents: true,
      viewers: {
        subscriptionType: "optional",
        editableFields: ["name", "email"],
        accountActions: ["delete", "download", "sign_out"],
        signupMethods: {
          local: signup,
          google: signup,
          facebook: signup,
          apple: signup,
          sso: {
            enabled: true,
            provider_url: "https://login.example",
            name: "Login",
            client_id: "c",
            kind: "auth0",
          },
        },
      },
      defaultLanguage: "en",
      customCode: {
        header: "<meta name=a content=b>",
        footer: "<i>x</i>",
        hosts: ["films.example"],
      },
      customCss: "body { color: red }",
      adsTxt: { enabled: true, content: "films.example, 1, DIRECT" },
      trackingConsent: "opt-in",
      customGA: "G-TEST123456",
      customMetaPixel: "123456789012345",
      analyticsSampleRate: 50,
      tos: "https://films.example/terms",
      privacy_policy: "https://films.example/privacy",
      mobile: { scheme: "marquee-films" },
      continue_watching: signup,
      live_stream_notifications: signup,
      userRegistrationFormTitle: "Welcome",
      paywallPeriodOrder: { month: 1 },
    },
    viewer: { country: "NO" },
    watchlist_enabled: true,
    subscription_enabled: true,
    users_must_subscribe: false,
  };
}
