import { html } from "hono/html";
import { renderConsolePageFrame } from "../console-page-frame.ts";
import { formatTimeSpan } from "../format-times.ts";
import { renderChannelCard } from "./channel-card.ts";
import type { ChannelsPageData } from "./channels-page-data.ts";

/** The newcomer's map: every channel that runs here, and what to try first. */
export function renderChannelsPage(facts: ChannelsPageData) {
  return renderConsolePageFrame(
    {
      current: "map",
      heading: "Channels",
      lead: `Site, catalogue, films, live streams and emails: all of it runs on this machine. Open a
        channel, or come in as one of its viewers.`,
    },
    html`${stateLine(facts)}
      <section class="plain" aria-labelledby="channels-title">
        <h2 id="channels-title" class="unseen">All channels</h2>
        <div class="channels">
          ${facts.channels.map((channel) => renderChannelCard(channel, facts.clock.now))}
        </div>
      </section>
      ${firstSteps(facts)}`,
  );
}

/** What is not as usual now; each leads to where it is changed. */
function stateLine({ clock, faults, mails }: ChannelsPageData) {
  const sense = clock.offsetMs > 0 ? "ahead" : "behind";
  const time =
    clock.offsetMs === 0 ? "Real time" : `Clock ${formatTimeSpan(clock.offsetMs)} ${sense}`;
  const emails = mails === 1 ? "1 email" : `${mails} emails`;
  return html`<ul class="chips" aria-label="Now">
    <li><a class="chip" href="/console/controls#clock">${time}</a></li>
    <li>
      <a class="chip" href="/console/controls#faults" ${faults > 0 ? "data-warning" : ""}
        >${faults === 0 ? "No active faults" : `${faults} active ${faults === 1 ? "fault" : "faults"}`}</a
      >
    </li>
    <li>
      <a class="chip" href="/console/mails">${mails === undefined ? "Emails are sent" : emails}</a>
    </li>
  </ul>`;
}

function firstSteps({ channels, seededPassword }: ChannelsPageData) {
  const [first] = channels;
  if (!first) return html`<p class="empty">There are no channels.</p>`;
  return html`<section aria-labelledby="steps-title">
    <h2 id="steps-title">Try this first</h2>
    <ol class="steps">
      <li>
        <b><a href="/console/viewers">Become a viewer</a></b>
        <span
          >One press, no password: a member who has paid, one whose password has expired, a
          household with too many devices.</span
        >
      </li>
      <li>
        <b><a href="${first.origin}/user/signUp">Sign up on ${first.name}</a></b>
        <span
          >The email that confirms the address arrives under <a href="/console/mails">Emails</a>.
          Viewers who are there already have the password
          <code class="secret">${seededPassword}</code></span
        >
      </li>
      <li>
        <b><a href="/console/controls#clock">Start the next live event</a></b>
        <span>Move the clock, and watch a page go from countdown to broadcast to replay.</span>
      </li>
      <li>
        <b><a href="/console/controls#faults">Break something</a></b>
        <span>Cut a call off or slow it down. The site says what is missing and stands.</span>
      </li>
    </ol>
  </section>`;
}
