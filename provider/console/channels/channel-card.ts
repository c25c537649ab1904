import { html } from "hono/html";
import { renderOwnerNoticeList } from "../owner-notice-list.ts";
import { formatTimeSpan } from "../format-times.ts";
import type { ChannelOverview, ChannelCardLink } from "./channels-page-data.ts";

const subscriptions = {
  none: "no subscription",
  optional: "subscription optional",
  force: "subscription needed to watch",
};

/** One channel in its own face, corners and colours: what is on, and every way in. */
export function renderChannelCard(channel: ChannelOverview, now: number) {
  const { origin, profile, token } = channel;
  const query = new URLSearchParams({ channel: token });
  const inspected = new URLSearchParams({ address: `${origin}/` });
  const isStaging = profile.mode === "staging";
  return html`<article class="channel" data-brand="${token}" aria-labelledby="channel-${token}">
    ${poster(channel)}
    <div class="channel-body">
      <div>
        <h3 id="channel-${token}">${channel.name}</h3>
        <p class="facts">
          ${channel.titles} titles,
          ${subscriptions[profile.subscriptionType]}${isStaging ? ", in staging" : ""}${
            profile.direction === "rtl" ? ", header right to left" : ""
          }
        </p>
        <p>${profile.description}</p>
        <p><a class="button" href="${origin}/">Open ${new URL(origin).host}</a></p>
        <ul class="notable">
          ${channel.notable.map(
            ({ name, href, air }) =>
              html`<li>
                <span class="state" data-state="${air.state}">${formatState(air, now)}</span>
                <a href="${href}">${name}</a>
              </li>`,
          )}
        </ul>
      </div>
      <dl class="ways">
        ${way("Pages", channel.pages)}
        ${way("As a viewer", [
          { name: "Sign in", href: `${origin}/user/signIn` },
          ...channel.paywalls,
          { name: "Search", href: `${origin}/search` },
          { name: "On a phone", href: `${origin}/mobile` },
          { name: "In the app", href: `/console/simulator?${query}` },
        ])}
        ${way("As its owner", [
          { name: "Become a viewer", href: `/console/viewers?${query}` },
          { name: "Analytics", href: `/console/analytics?${query}` },
          { name: "What crawlers read", href: `/console/inspector?${inspected}` },
          ...(isStaging ? [{ name: "Preview link", href: `/console/previews?${query}` }] : []),
        ])}
      </dl>
      ${renderOwnerNoticeList(channel)}
    </div>
  </article>`;
}

function poster({ picture, shown }: ChannelOverview) {
  if (picture === undefined) return "";
  return html`<div class="poster">
    <img src="${picture}" alt="" width="960" height="540" />
    ${
      shown?.air.state === "live"
        ? html`<p class="on-now">
            <span class="state" data-state="live">Live</span> ${shown.name}
          </p>`
        : ""
    }
  </div>`;
}

function way(name: string, places: ChannelCardLink[]) {
  if (places.length === 0) return "";
  return html`<div>
    <dt>${name}</dt>
    ${places.map((place) => html`<dd><a href="${place.href}">${place.name}</a></dd> `)}
  </div>`;
}

function formatState(air: ChannelOverview["notable"][number]["air"], now: number): string {
  if (air.state === "vod") return "Film";
  return air.state === "live" ? "Live" : `In ${formatTimeSpan(air.startTime - now)}`;
}
