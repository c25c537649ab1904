import { z } from "zod";
import { lenientArraySchema, takeRecordedDroppedFields } from "../contract/field-schemas.ts";
import { filterHostNames } from "../channel/owner-code/sanitize-urls.ts";
import type { Channel } from "../contract/channel.ts";
import { requestTextSchema } from "../contract/request-text.ts";

const line = requestTextSchema().max(4_000);
const older = z
  .object({
    "csp-report": z.object({
      "document-uri": line,
      "blocked-uri": line,
      "effective-directive": line.optional(),
      "violated-directive": line.optional(),
    }),
  })
  .transform(({ "csp-report": report }) => ({
    page: report["document-uri"],
    blocked: report["blocked-uri"],
    directive: report["effective-directive"] ?? report["violated-directive"] ?? "",
  }));
const newer = z
  .object({
    type: z.literal("csp-violation"),
    body: z.object({ documentURL: line, blockedURL: line, effectiveDirective: line }),
  })
  .transform(({ body }) => ({
    page: body.documentURL,
    blocked: body.blockedURL,
    directive: body.effectiveDirective,
  }));
const reports = z.union([older.transform((one) => [one]), lenientArraySchema(newer)]);
type Report = { page: string; blocked: string; directive: string };

const maxReports = 10;

/** The code and CSS of an owner. */
type OwnerTexts = Pick<Channel["settings"], "customCode" | "customCss">;

/**
 * Sentences for the owner about what browsers blocked on pages of `host`; both formats of reports are accepted.
 * Undefined if the text is not a report. Reports caused by browser extensions are left out. Anybody can send a
 * report, so a sentence names only hosts that the owner's code names: docs/security.md SE-51.
 */
export function describeCspReport(
  text: string,
  host: string,
  owner: OwnerTexts,
): string[] | undefined {
  const result = reports.safeParse(jsonOf(text));
  takeRecordedDroppedFields();
  if (!result.success) return undefined;
  const ofHost = result.data.filter(({ page }) => URL.parse(page)?.host === host);
  const named = hostsIn(owner);
  const sentences = ofHost.slice(0, maxReports).map((report) => inWords(report, named));
  return [...new Set(sentences.filter((sentence) => sentence !== undefined))];
}

/** The hosts in the owner's code: after slashes or a quote, or in the list of hosts. */
function hostsIn({ customCode = {}, customCss = "" }: OwnerTexts): Set<string> {
  const { header = "", footer = "", hosts = [] } = customCode;
  const code = [header, footer, customCss].join("\n").toLowerCase();
  const found = [...code.matchAll(hostInCode)].map(([, host = ""]) => host);
  return new Set([...found, ...filterHostNames(hosts)]);
}

const hostInCode =
  /(?:\/|["'`])((?:(?:[a-z0-9-]+\.)+[a-z0-9-]+|localhost)(?::\d{1,5})?)(?![\w.:-])/g;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const labels: Record<string, string> = { script: "A script", frame: "A frame", child: "A frame" };

/** One report as a sentence that says what to do: `"A script of cdn.example was blocked: add …"`. */
function inWords({ blocked, directive }: Report, named: Set<string>): string | undefined {
  const [name = ""] = directive.split(/\s/);
  const [subject = ""] = name.split("-");
  if (blocked === "inline" || blocked === "eval") return inlineInWords(name, blocked);
  const url = URL.parse(blocked);
  if (url === null || !/^(?:https?|wss?):$/.test(url.protocol)) return undefined;
  const [host] = filterHostNames([url.host]);
  if (host === undefined || !/^[a-z-]{1,40}$/.test(name)) return undefined;
  const label = labels[subject];
  const isNamed = named.has(host);
  const origin = isNamed ? host : "a host that the custom code does not name";
  if (label) {
    const which = isNamed ? host : "the one that the browser's console names";
    return `${label} of ${origin} was blocked: add ${which} to the custom code's hosts.`;
  }
  if (subject === "style") {
    return `A style sheet of ${origin} was blocked: put its rules into the custom CSS.`;
  }
  return `Something of ${origin} was blocked by ${name}.`;
}

function inlineInWords(directive: string, blocked: "inline" | "eval"): string | undefined {
  if (!directive.startsWith("script-src")) return undefined;
  if (blocked === "eval") return "Code made from text (eval) was blocked: use code without it.";
  return directive === "script-src-attr"
    ? "A handler in an attribute (such as onclick) was blocked: use addEventListener in a script."
    : "An inline script that was added later was blocked: put it into the custom code itself.";
}
