import type { IncomingMessage } from "node:http";
import { asLanguage } from "../i18n/languages.ts";
import { rscHeaders } from "./clean-headers.ts";
import { cookie, hasPersonalCookie } from "./cookies.ts";
import { countedUrl } from "./counted-url.ts";
import type { PathKind } from "./path-kind.ts";
import type { Visitor } from "./visitor.ts";

/** What the answer of a shared page depends on; `key` holds all of it. */
export type Share = { key: string; url: string; language: string; isPart: boolean };

const longestPart = 4096;

/**
 * The one function that decides who shares an answer: host, path, counted query names, language,
 * country, scheme, and which part of the page is asked for. Undefined: the answer is one viewer's.
 */
export function shareOf(req: IncomingMessage, visitor: Visitor, kind: PathKind): Share | undefined {
  if (kind !== "page" && kind !== "video") return undefined;
  const { headers } = req;
  if (kind === "video" && hasPersonalCookie(headers.cookie)) return undefined;
  if (cookie(headers.cookie, "mq_bypass") !== undefined) return undefined;
  const url = countedUrl(req.url ?? "/");
  const isPart = headers.rsc === "1";
  const part = isPart ? rscHeaders.map((name) => headers[name] ?? "").join(" ") : "";
  if (url === undefined || part.length > longestPart) return undefined;
  const language = asLanguage(cookie(headers.cookie, "mq_lng")) ?? "";
  const { proto, place } = visitor;
  const key = `${headers.host} ${url} ${language} ${place.country ?? ""} ${proto} ${part}`;
  return { key, url, language, isPart };
}
