/** A page that may be previewed. */
export type PreviewablePage = {
  path: string;
  name: string;
  /** What other viewers need for it; undefined where it is open to everybody. */
  closed: "sign-in" | "payment" | undefined;
};

/** What the page of preview links shows. */
export type PreviewLinksPageData = {
  /** Channels in staging. */
  channels: { token: string; name: string }[];
  channel: { token: string; name: string; origin: string } | undefined;
  pages: PreviewablePage[];
  contents: PreviewablePage[];
  /** The page that was chosen. */
  chosen: PreviewablePage | undefined;
  /** The link to it. */
  link: { href: string; endsAt: number } | undefined;
  /** Site and provider share a secret, without which no link can be signed. */
  canSign: boolean;
};
