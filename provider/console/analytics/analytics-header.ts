import { html } from "hono/html";
import type { ChannelDayRange } from "../../domain/analytics/analytics-reports.ts";
import { renderConsoleNavigation } from "../console-page-frame.ts";

/** Something that may be chosen, and what it is called. */
export type NamedToken = { token: string; name: string };

/** What the head of each of a channel's pages shows; `errors` and `quarantined` are how many there are. */
export type AnalyticsHeaderData = {
  channels: NamedToken[];
  name: string;
  channel: string;
  errors: number;
  quarantined: number;
};
type Head = AnalyticsHeaderData & {
  current: "charts" | "live" | "trends" | "errors" | "quarantine";
};

/** Where the charts of a channel over some days are. */
export function createAnalyticsPagePath(range: ChannelDayRange): string {
  return `/console/analytics?${new URLSearchParams(range)}`;
}

/** The channel's name, its pages, and the other channels. */
export function renderAnalyticsHeader({ channels, name, channel, current, ...counts }: Head) {
  const query = new URLSearchParams({ channel });
  const pages = [
    { page: "charts", href: `/console/analytics?${query}`, words: "Charts" },
    { page: "live", href: `/console/analytics/live?${query}`, words: "Live" },
    { page: "trends", href: `/console/analytics/trends?${query}`, words: "Trends" },
    {
      page: "errors",
      href: `/console/analytics/errors?${query}`,
      words: `Errors${inBrackets(counts.errors)}`,
    },
    {
      page: "quarantine",
      href: `/console/analytics/quarantine?${query}`,
      words: `Quarantine${inBrackets(counts.quarantined)}`,
    },
  ];
  return html`<header class="analytics-head">
    ${renderConsoleNavigation("analytics")}
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

function inBrackets(count: number): string {
  return count > 0 ? ` (${count})` : "";
}
