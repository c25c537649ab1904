import { html } from "hono/html";
import type { ChannelOverview } from "./overview.ts";
import { noticeList } from "./notice-list.ts";
import { formatSpan } from "./times.ts";

const subscriptions = {
  none: "no subscription",
  optional: "subscription optional",
  force: "subscription needed to watch",
};

/** One channel: how it looks, what it is, and where to begin. */
export function channelPanel(channel: ChannelOverview, now: number) {
  const { profile } = channel;
  return html`<article class="channel" data-brand="${channel.token}">
    ${channel.picture ? html`<img src="${channel.picture}" alt="" width="640" height="360" />` : ""}
    <div class="channel-body">
      <h3>${channel.name}</h3>
      <p class="facts">
        ${channel.contents} contents,
        ${subscriptions[profile.subscriptionType]}${
          profile.mode === "staging" ? ", staging mode" : ""
        }${profile.direction === "rtl" ? ", header right to left" : ""}
      </p>
      <p>${profile.description}</p>
      <p><a class="button" href="${channel.origin}/">Open ${new URL(channel.origin).host}</a></p>
      <ul class="notable">
        ${channel.notable.map(
          ({ name, href, air }) =>
            html`<li>
              <span class="state" data-state="${air.state}">${formatState(air, now)}</span>
              <a href="${href}">${name}</a>
            </li>`,
        )}
      </ul>
      <p class="pages">
        ${channel.pages.map(({ name, href }) => html`<a href="${href}">${name}</a> `)}
        <a href="/console/simulator?channel=${channel.token}">In the app</a>
        <a href="/console/analytics?channel=${channel.token}">Analytics</a>
      </p>
      ${noticeList(channel)}
    </div>
  </article>`;
}

function formatState(air: ChannelOverview["notable"][number]["air"], now: number): string {
  if (air.state === "vod") return "Film";
  return air.state === "live" ? "Live" : `In ${formatSpan(air.startTime - now)}`;
}
