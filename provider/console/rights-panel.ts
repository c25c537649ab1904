import { html } from "hono/html";
import type { ControlsPageData, RightsRuleOverview } from "./controls-page-data.ts";
import { formatShortUtcDateTime } from "./format-times.ts";
import { renderScrollableTable } from "./scrollable-table.ts";

/** Some from each continent, and those of the seeded rules. */
const countries =
  "AR AU BR CA CN DE DK EG ES FI FR GB IN IT JP KE KR MX NG NL NO NZ PL PT SE TR UA US ZA".split(
    " ",
  );
const names = new Intl.DisplayNames("en-GB", { type: "region" });

/** Where viewers of this machine are, and what may be watched where and when. */
export function renderRightsPanel({ location, rules, clock }: ControlsPageData) {
  return html`<section id="rights" aria-labelledby="rights-title">
    <h2 id="rights-title">Rights</h2>
    <p>Viewers of this machine are ${whereWords(location)}.</p>
    <div class="row">
      <form method="post" action="/console/location" class="row">
        <label
          >Country
          <select name="country">
            <option value="">None: as on this machine</option>
            ${countries.map((code) => countryOption(code, code === location.country))}
          </select></label
        >
        <label
          ><input type="checkbox" name="vpn" value="on" ${location.vpn ? "checked" : ""} /> behind a
          VPN</label
        >
        <button>Move them there</button>
      </form>
      <form method="post" action="/console/location"><button>Back to this machine</button></form>
    </div>
    <p>What may be watched where and when, and what it means to them now:</p>
    ${
      rules.length === 0
        ? html`<p class="empty">Everything may be watched always and everywhere.</p>`
        : renderScrollableTable(
            "Rules of rights",
            ["Content", "Channel", "Rule", "Holds", "For them"],
            rules.map((rule) => ruleRow(rule, clock.now)),
          )
    }
  </section>`;
}

function whereWords({ country, vpn }: ControlsPageData["location"]): string {
  const where = country ? `in ${nameOf(country)}` : "on this machine, which is in no country";
  return vpn ? `${where}, behind a VPN` : where;
}

function countryOption(code: string, isChosen: boolean) {
  return html`<option value="${code}" ${isChosen ? "selected" : ""}>${nameOf(code)}</option>`;
}

function ruleRow({ channel, content, rule, denial }: RightsRuleOverview, now: number) {
  return html`<tr>
    <td>${content ? html`<a href="${content.href}">${content.name}</a>` : "Everything"}</td>
    <td>${channel}</td>
    <td>${ruleWords(rule)}</td>
    <td>${periodWords(rule, now)}</td>
    <td>${denial ?? "Open"}</td>
  </tr>`;
}

function ruleWords(rule: RightsRuleOverview["rule"]): string {
  if (rule.kind === "vpn") return "Not behind a VPN";
  if (rule.kind === "embargo") return `Opens ${rule.minutes} min before the start`;
  const { territory } = rule;
  if (!territory) return "Everywhere";
  const places =
    "allowed" in territory
      ? `Only in ${namesOf(territory.allowed)}`
      : `Everywhere but in ${namesOf(territory.barred)}`;
  return territory.unknown ? `${places}, and where the country is unknown` : places;
}

function periodWords({ from, until }: RightsRuleOverview["rule"], now: number): string {
  if (!from && !until) return "Always";
  const isOver = until !== null && +until <= now;
  const ends = until && `${isOver ? "ended" : "until"} ${formatShortUtcDateTime(+until)}`;
  const begins = from && `from ${formatShortUtcDateTime(+from)}`;
  return [begins, ends].filter(Boolean).join(", ");
}

function namesOf(codes: string[]): string {
  return codes.length === 0 ? "no country" : codes.map(nameOf).join(", ");
}

function nameOf(code: string): string {
  return names.of(code) ?? code;
}
