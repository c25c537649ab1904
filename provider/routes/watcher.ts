import type { Context } from "hono";
import type { ChannelRow } from "../db/channels.ts";
import { answersOf } from "../db/registration-answers.ts";
import { denialOf, type Watcher } from "../domain/access.ts";
import { pictureAddress } from "../domain/media-addresses.ts";
import type { Moment } from "../domain/moment.ts";
import type { ContentRecord } from "../domain/records.ts";
import { Refusal } from "../domain/refusal.ts";
import { missingFields } from "../domain/registration.ts";
import { bearerOf } from "./bearer.ts";
import type { Services } from "./services.ts";
import { refusalsIn } from "./speak.ts";

/** Who wants to watch; undefined without a bearer. Throws 401 for a bearer that is none. */
export async function watcherOf(
  services: Services,
  context: Context,
  channel: ChannelRow,
): Promise<Watcher | undefined> {
  const bearer = await bearerOf(services, context, channel.token);
  if (!bearer) return undefined;
  const fields = channel.profile.registration?.fields ?? [];
  const answers = await answersOf(services.db, bearer.viewer.id);
  const isMissingFields = missingFields(fields, answers).mandatory;
  return { viewer: bearer.viewer, isMissingFields };
}

/** Throws 401, 402 or 428 with what may be shown of a content that stays closed. */
export function refuseUnlessOpen(
  context: Context,
  channel: ChannelRow,
  content: ContentRecord,
  watcher: Watcher | undefined,
  moment: Moment,
): void {
  const denial = denialOf(content, channel.profile, watcher);
  if (!denial) return;
  const words = refusalsIn(context);
  const messages = { 401: words.signInToWatch, 402: words.payToWatch, 428: words.answerFirst };
  const { status, source } = denial;
  const inputPreview = { name: content.name, thumbnail: pictureAddress(moment, content.picture) };
  throw new Refusal(status, messages[status], { source, data: { inputPreview } });
}
