import type { Context } from "hono";
import type { ChannelRow } from "../../db/channels.ts";
import { listRights } from "../../db/rights.ts";
import { getAiringState } from "../../domain/catalogue/airing.ts";
import type { ResponseValidity } from "../../domain/catalogue/content-response.ts";
import type { ContentRecord } from "../../domain/catalogue/catalogue-records.ts";
import { HttpError } from "../../domain/http-error.ts";
import {
  nextRightsChangeAt,
  findRightsDenial,
  isContentBlockedInCountry,
  type RightsDecisionTime,
  type RightsDenial,
  doRightsDependOnIpAddress,
} from "../../domain/rights/find-rights-denial.ts";
import { type RightsRule, filterContentRightsRules } from "../../domain/rights/rights-rules.ts";
import { formatLongUtcDateTime } from "../../locales/format-long-utc-date-time.ts";
import { interpolateText } from "../../locales/interpolate-text.ts";
import { getRequestErrorMessages, readRequestLanguage } from "../error-messages.ts";
import { createResponseContext, type Services } from "../../services.ts";
import { readForwardedViewer, readViewerLocation } from "../forwarded-viewer.ts";
import { createClosedContentPreview } from "./viewer-access.ts";

/**
 * Throws 423 or 403 where place or time close a content to the viewer: docs/provider-api.md PA-200. Returns how
 * long the response to an admitted viewer is valid for others.
 */
export async function requireContentRights(
  services: Services,
  context: Context,
  channel: ChannelRow,
  content: ContentRecord,
): Promise<ResponseValidity> {
  const time = createResponseContext(services);
  const rules = filterContentRightsRules(
    await listRights(services.db, channel.token),
    content.token,
  );
  const air = getAiringState(content, time.anchor, time.now);
  const startsAt = air.state === "scheduled" ? air.startTime : undefined;
  const moment: RightsDecisionTime = { now: time.now, startsAt };
  const denial = findRightsDenial(rules, readViewerLocation(services, context), moment);
  if (denial)
    throw httpErrorOf(denial, context, { inputPreview: createClosedContentPreview(content, time) });
  return {
    isPersonal: doRightsDependOnIpAddress(rules, time.now),
    until: nextRightsChangeAt(rules, moment),
  };
}

/** The contents of a channel that the viewer's country closes, for their cards. */
export async function createContentBlockCheck(
  services: Services,
  context: Context,
  channel: ChannelRow,
): Promise<(content: string) => boolean> {
  const rules = await listRights(services.db, channel.token);
  const { country } = readForwardedViewer(services, context);
  return createRulesBlockCheck(rules, country, services.clock.now());
}

/** Which contents these rules close to a country. */
export function createRulesBlockCheck(
  rules: RightsRule[],
  country: string | undefined,
  now: number,
) {
  return (content: string): boolean =>
    isContentBlockedInCountry(filterContentRightsRules(rules, content), country, now);
}

function httpErrorOf(denial: RightsDenial, context: Context, data: Record<string, unknown>) {
  const words = getRequestErrorMessages(context);
  const { source } = denial;
  if (source === "GEO_BLOCK") return new HttpError(423, words.notHere, { source, data });
  if (source === "VPN_DETECTION") return new HttpError(403, words.noVpn, { source, data });
  const at = denial.opensAt ?? denial.closedAt;
  const time =
    at === undefined ? "" : formatLongUtcDateTime(new Date(at), readRequestLanguage(context));
  const isAhead = denial.opensAt !== undefined;
  const detail = interpolateText(isAhead ? words.opensAt : words.closedAt, { time });
  const message = isAhead ? words.notYet : words.noLonger;
  return new HttpError(403, message, { source, detail, data });
}
