import { html } from "hono/html";
import type { DayRange } from "../../domain/analytics/reports.ts";

/** Something that may be chosen, and what it is called. */
export type ChannelLink = { token: string; name: string };

type Head = {
  channels: ChannelLink[];
  name: string;
  channel: string;
  current: "charts" | "live" | "quarantine";
  quarantined: number;
};

/** Where the charts of a channel over some days are. */
export function pageAddress(range: DayRange): string {
  return `/console/analytics?${new URLSearchParams(range)}`;
}

/** The channel's name, its pages, and the other channels. */
export function analyticsHeader({ channels, name, channel, current, quarantined }: Head) {
  const query = new URLSearchParams({ channel });
  const pages = [
    { page: "charts", href: `/console/analytics?${query}`, words: "Charts" },
    { page: "live", href: `/console/analytics/live?${query}`, words: "Live" },
    {
      page: "quarantine",
      href: `/console/analytics/quarantine?${query}`,
      words: `Quarantine${quarantined > 0 ? ` (${quarantined})` : ""}`,
    },
  ];
  return html`<header class="analytics-head">
    <p class="up"><a href="/">Marquee console</a></p>
    <h1>${name}</h1>
    <nav aria-label="Analytics">
      ${pages.map(
        ({ page, href, words }) =>
          html`<a href="${href}" aria-current="${page === current ? "page" : "false"}"
            >${words}</a
          > `,
      )}
    </nav>
    <nav class="others" aria-label="Channels">
      ${channels
        .filter(({ token }) => token !== channel)
        .map(
          (each) =>
            html`<a href="/console/analytics?${new URLSearchParams({ channel: each.token })}"
              >${each.name}</a
            > `,
        )}
    </nav>
  </header>`;
}
