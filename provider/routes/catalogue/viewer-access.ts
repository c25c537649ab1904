import type { Context } from "hono";
import type { TokenBearer } from "../../db/access-tokens.ts";
import type { ChannelRow } from "../../db/channels.ts";
import { findViewerByPaymentToken } from "../../commerce/purchase-details.ts";
import { loadContentAccessCheck } from "../../db/commerce/access-ledger.ts";
import { findRegistrationAnswers } from "../../db/registration-answers.ts";
import { findAccessDenial, type ViewerAccess } from "../../domain/catalogue/content-access.ts";
import { getAiringState } from "../../domain/catalogue/airing.ts";
import { createAiringTimeFields } from "../../domain/catalogue/item-responses.ts";
import {
  createPictureFields,
  createPictureUrlTemplate,
  findPreviewClipUrl,
  signSharePictureUrlTemplate,
} from "../../domain/media/media-urls.ts";
import type { ResponseContext } from "../../domain/response-context.ts";
import type { ContentRecord } from "../../domain/catalogue/catalogue-records.ts";
import { HttpError } from "../../domain/http-error.ts";
import { findMissingRegistrationFields } from "../../domain/accounts/registration.ts";
import { readTokenBearer } from "../accounts/read-token-bearer.ts";
import type { Services } from "../../services.ts";
import { getRequestErrorMessages } from "../error-messages.ts";

/**
 * Who wants to watch: by their bearer, else by the token of a payment that they just made, which opens no
 * more than their ledger does. Undefined without either. Throws 401 for a bearer that is none.
 */
export async function loadViewerAccess(
  services: Services,
  context: Context,
  channel: ChannelRow,
): Promise<(ViewerAccess & { bearer: TokenBearer | undefined }) | undefined> {
  const { db, clock } = services;
  const bearer = await readTokenBearer(services, context, channel.token);
  const payment = context.req.query("p");
  const viewer =
    bearer?.viewer ??
    (payment ? await findViewerByPaymentToken(db, channel.token, payment, clock.now()) : undefined);
  if (!viewer) return undefined;
  const fields = channel.profile.registration?.fields ?? [];
  const registrationAnswers = await findRegistrationAnswers(db, viewer.id);
  const isMissingFields = findMissingRegistrationFields(fields, registrationAnswers).mandatory;
  const hasPaidFor = await loadContentAccessCheck(db, viewer, clock.now());
  return { viewer, bearer, isMissingFields, hasPaidFor };
}

/** What may be shown of a content that stays closed: docs/provider-api.md PA-76. */
export function createClosedContentPreview(content: ContentRecord, time: ResponseContext) {
  const { name, picture } = content;
  const description = content.description || undefined;
  const { stream_state, start_time, duration_s } = airingTimesOf(content, time);
  const thumbnail = createPictureUrlTemplate(time, picture);
  const { art, focus } = createPictureFields(time, picture);
  return { name, description, thumbnail, art, focus, stream_state, start_time, duration_s };
}

/** The same for a content that opens by signing in or paying, with what share cards and crawlers show: PA-341. */
function describeClosedContent(content: ContentRecord, time: ResponseContext) {
  return {
    ...createClosedContentPreview(content, time),
    published_at: airingTimesOf(content, time).published_at,
    preview: findPreviewClipUrl(time, content.films),
    seo: { image: signSharePictureUrlTemplate(time, content.picture) },
  };
}

function airingTimesOf(content: ContentRecord, time: ResponseContext) {
  return createAiringTimeFields(content, getAiringState(content, time.anchor, time.now));
}

/** Throws 401, 402 or 428 with what may be shown of a content that stays closed. */
export function requireContentAccess(
  context: Context,
  channel: ChannelRow,
  content: ContentRecord,
  access: ViewerAccess | undefined,
  time: ResponseContext,
): void {
  const denial = findAccessDenial(content, channel.profile, access);
  if (!denial) return;
  const { signInToWatch, payToWatch, registrationRequired } = getRequestErrorMessages(context);
  const messages = { 401: signInToWatch, 402: payToWatch, 428: registrationRequired };
  const { status, source } = denial;
  const inputPreview = describeClosedContent(content, time);
  throw new HttpError(status, messages[status], { source, data: { inputPreview } });
}
