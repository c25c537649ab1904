import { html } from "hono/html";
import { renderConsolePageFrame } from "../console-page-frame.ts";
import { renderTabLinks } from "../tab-links.ts";
import { formatShortUtcDateTime } from "../format-times.ts";
import type { PreviewablePage, PreviewLinksPageData } from "./preview-links-page-data.ts";

/** Makes a link that shows one page of a channel in staging to whoever has it. */
export function renderPreviewLinksPage(facts: PreviewLinksPageData) {
  return renderConsolePageFrame(
    {
      current: "previews",
      heading: "Preview links",
      lead: `Show a page of a channel that is not published yet. Whoever has the link sees that page
        for 24 hours, without an account and without paying.`,
    },
    facts.canSign ? withSecret(facts) : withoutSecret(),
  );
}

function withoutSecret() {
  return html`<p class="empty">
    Links are signed with <code>PROVIDER_SECRET</code>, which is not set. Set it for site and
    provider, and restart both.
  </p>`;
}

function withSecret(facts: PreviewLinksPageData) {
  const { channel, channels } = facts;
  if (!channel) {
    return html`<div class="nothing-yet">
      <h2>Every channel is published</h2>
      <p>
        Links are for channels in staging (<code>Channel.mode</code>). Any page of a published one
        may be shared as it is.
      </p>
    </div>`;
  }
  const all = channels.map(({ token, name }) => ({
    href: `/console/previews?${new URLSearchParams({ channel: token })}`,
    words: name,
    isCurrent: token === channel.token,
  }));
  return html`${renderTabLinks("Channels in staging", all)} ${chooser(facts)} ${shown(facts)}
  ${rules()}`;
}

function chooser({ channel, pages, contents, chosen }: PreviewLinksPageData) {
  return html`<form class="fields" action="/console/previews">
    <input type="hidden" name="channel" value="${channel?.token}" />
    <label
      >Page
      <select name="page">
        <optgroup label="Pages">${pages.map((page) => option(page, chosen))}</optgroup>
        <optgroup label="Titles">${contents.map((page) => option(page, chosen))}</optgroup>
      </select></label
    >
    <button class="strong">Make a link</button>
  </form>`;
}

function option(page: PreviewablePage, chosen: PreviewablePage | undefined) {
  const requirement = page.closed === undefined ? "" : ` (needs ${page.closed})`;
  return html`<option value="${page.path}" ${page.path === chosen?.path ? "selected" : ""}>
    ${page.name}${requirement}
  </option>`;
}

function shown({ chosen, link }: PreviewLinksPageData) {
  if (!chosen || !link) return "";
  return html`<section class="plain made" aria-labelledby="link-title">
    <h2 id="link-title">Link to ${chosen.name}</h2>
    <p><code class="secret address">${link.href}</code></p>
    <p>
      Good until
      <time datetime="${new Date(link.endsAt).toISOString()}"
        >${formatShortUtcDateTime(link.endsAt)}</time
      >.
    </p>
    <p><a class="button" href="${link.href}">Open the link</a></p>
  </section>`;
}

function rules() {
  return html`<section aria-labelledby="rules-title">
    <h2 id="rules-title">What a link does</h2>
    <ul class="prose">
      <li>It opens one page, and its film or event if there is one. Nothing else.</li>
      <li>It signs nobody in. Where a title may be watched, and when, holds as for everybody.</li>
      <li>Search engines must not store the page, and no cache does.</li>
      <li>A link that is altered, or used for another page or channel, opens nothing.</li>
      <li>
        All links end when the channel is published, or when <code>PROVIDER_SECRET</code> is
        changed.
      </li>
    </ul>
  </section>`;
}
