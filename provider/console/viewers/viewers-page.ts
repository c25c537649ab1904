import { html } from "hono/html";
import { renderConsolePageFrame } from "../console-page-frame.ts";
import { renderTabLinks } from "../tab-links.ts";
import type { ViewerOverview, ViewersPageData } from "./viewers-page-data.ts";

/** The viewers of a channel: what each has, and a button that makes this browser theirs. */
export function renderViewersPage(facts: ViewersPageData) {
  const { channel, channels, viewers } = facts;
  const seeded = viewers.filter((viewer) => viewer.seeded !== undefined);
  const later = viewers.filter((viewer) => viewer.seeded === undefined);
  return renderConsolePageFrame(
    {
      current: "viewers",
      heading: `Viewers of ${channel.name}`,
      lead: html`Every channel begins with one viewer for each situation. Press “Become”, and this
        browser is theirs on the channel, whoever was signed in before. Their password is
        <code class="secret">${facts.seededPassword}</code>`,
    },
    html`${renderTabLinks(
        "Channels",
        channels.map(({ token, name }) => ({
          href: `/console/viewers?${new URLSearchParams({ channel: token })}`,
          words: name,
          isCurrent: token === channel.token,
        })),
      )}
      <ul class="people" data-brand-accent="${channel.token}">
        ${seeded.map((viewer) => personCard(viewer, facts))}
      </ul>
      <section aria-labelledby="later-title">
        <h2 id="later-title">Signed up here</h2>
        ${
          later.length === 0
            ? html`<p class="empty">
                Nobody yet.
                <a href="${channel.origin}/user/signUp">Sign up on ${channel.name}</a> to be the
                first.
              </p>`
            : html`<ul class="people">
                ${later.map((viewer) => personCard(viewer, facts))}
              </ul>`
        }
      </section>
      <section aria-labelledby="limits-title">
        <h2 id="limits-title">Too many wrong passwords</h2>
        <p>
          Ten for an account, or 25 from one IP address, close sign-in for five minutes. Forget
          them, and it opens at once.
        </p>
        <form method="post" action="/console/limits/clear">
          <input type="hidden" name="channel" value="${channel.token}" />
          <button>Forget failed attempts</button>
        </form>
      </section>`,
  );
}

function personCard(viewer: ViewerOverview, facts: ViewersPageData) {
  const { name, email, about } = viewer;
  return html`<li class="person">
    <p class="who">
      <span class="initials" aria-hidden="true">${initialsOf(name)}</span>
      <span><b>${name}</b><br /><code>${email}</code></span>
    </p>
    ${about === undefined ? "" : html`<p>${about}</p>`}
    <ul class="chips" aria-label="What ${name} has">
      ${factsOf(viewer).map((words) => html`<li class="chip">${words}</li>`)}
    </ul>
    ${wayIn(viewer, facts)}
  </li>`;
}

function wayIn({ seeded, name, mustUseForm }: ViewerOverview, { channel }: ViewersPageData) {
  if (seeded === undefined) return "";
  const first = name.split(" ")[0];
  if (mustUseForm) {
    return html`<p class="act">
      <a class="button" href="${channel.origin}/user/signIn" aria-label="Sign in as ${name}"
        >Sign in as ${first}</a
      >
    </p>`;
  }
  return html`<form class="act" method="post" action="/console/viewers/become">
    <input type="hidden" name="channel" value="${channel.token}" />
    <input type="hidden" name="viewer" value="${seeded}" />
    <button class="strong" aria-label="Become ${name}">Become ${first}</button>
  </form>`;
}

function factsOf(viewer: ViewerOverview): string[] {
  const { alerts, deviceLimit, devices, opens, reminders, savedTitles, startedTitles } = viewer;
  return [
    opens.length === 0 ? "No subscription" : opens.join(", "),
    deviceLimit === undefined
      ? counted(devices, "device", "devices")
      : `${devices} of ${deviceLimit} devices`,
    ...(savedTitles > 0 ? [`${savedTitles} in My list`] : []),
    ...(startedTitles > 0 ? [`${counted(startedTitles, "title", "titles")} to continue`] : []),
    ...(reminders > 0 ? [counted(reminders, "reminder", "reminders")] : []),
    ...(alerts > 0 ? [counted(alerts, "notification", "notifications")] : []),
  ];
}

function counted(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function initialsOf(name: string): string {
  return name
    .split(" ")
    .map((part) => part[0] ?? "")
    .join("")
    .slice(0, 2);
}
