import { z } from "zod";
import { previewPassHeader } from "../../lib/contract/preview-pass-header.ts";
import type { DocumentedCall } from "./read-call-table.ts";

const header = (name: string, description: string, isOptional = true) => {
  const text = isOptional ? z.string().optional() : z.string();
  return text.meta({ description, param: { id: name } });
};

/** Sent with every call. */
const commonHeaders = {
  "Accept-Language": header(
    "Accept-Language",
    "The language of the page (BCP 47), in which messages are written: PA-3",
    false,
  ),
  "X-Viewer-Ip": header("X-Viewer-Ip", "The viewer's IP address: PA-4"),
  "X-Viewer-Country": header("X-Viewer-Country", "ISO 3166-1 alpha-2: PA-4"),
  "X-Viewer-City": header("X-Viewer-City", "Percent-encoded UTF-8: PA-4"),
  "X-Viewer-Region": header("X-Viewer-Region", "Percent-encoded UTF-8: PA-4"),
  "X-Viewer-User-Agent": header("X-Viewer-User-Agent", "At most 512 characters: PA-4"),
  "X-Provider-Secret": header(
    "X-Provider-Secret",
    "The secret that site and provider share: `X-Viewer-*` is trusted with it only (PA-4)",
  ),
  "X-Request-Id": header("X-Request-Id", "The id of the viewer's request: PA-19, PA-94"),
};

const clientId = header(
  "X-Analytics-Client-Id",
  "The browser's id, after its viewer's consent: PA-252",
);
const idempotencyKey = header(
  "Idempotency-Key",
  "One for each press of a button, so that a repeated call has one effect: PA-154",
  false,
);

/** The calls that have a client id, signed in or not: docs/provider-api.md PA-252. */
const callsByClientId = new Set(["PA-247", "PA-248"]);

/** The calls with an `Idempotency-Key`: docs/provider-api.md PA-154, PA-191. */
export const callsWithIdempotencyKey: ReadonlySet<string> = new Set(
  "PA-163 PA-164 PA-165 PA-166 PA-167 PA-168 PA-169 PA-170 PA-171 PA-176 PA-178".split(" "),
);

/** The headers that a provider gets with a call, besides `Accept` and those of its body. */
export function describeRequestHeaders({ rule, bearer }: DocumentedCall) {
  return z.object({
    ...commonHeaders,
    ...((bearer !== "never" || callsByClientId.has(rule)) && { "X-Analytics-Client-Id": clientId }),
    ...(callsWithIdempotencyKey.has(rule) && { "Idempotency-Key": idempotencyKey }),
    ...(rule === "PA-28" && {
      [previewPassHeader]: header(previewPassHeader, "The pass of a preview link: PA-280"),
    }),
    ...(rule === "PA-249" && {
      "X-Analytics-Channel": header("X-Analytics-Channel", "The page's channel: PA-231", false),
    }),
  });
}
