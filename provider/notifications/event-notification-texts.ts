import { bcp47, type Language } from "../../lib/contract/languages.ts";
import type { PushPayload } from "../../lib/contract/push.ts";
import type { ClaimedEventNotification } from "../db/events/event-notifications.ts";
import { formatLongUtcDateTime } from "../locales/format-long-utc-date-time.ts";
import { interpolateText } from "../locales/interpolate-text.ts";
import { providerTextsByLanguage } from "../locales/locales.ts";
import { renderMailContent, type RenderedMail } from "../mail/render-mail-content.ts";

/** What a message is made of: the event, its start, and who it is for. */
export type EventNotificationInput = Pick<
  ClaimedEventNotification,
  "viewer" | "channel" | "content"
> & {
  message: Pick<ClaimedEventNotification["message"], "kind" | "start">;
};

/** The path of an event's page on its channel's site. */
export function getEventPagePath({ content }: EventNotificationInput): string {
  return `/video/${encodeURIComponent(content.token)}`;
}

/** A mail about an event in the viewer's language; `origin` is the channel's site. */
export function renderEventMail(
  facts: EventNotificationInput,
  origin: string,
): Promise<RenderedMail> {
  const { message, channel, content } = facts;
  const language = languageOf(facts);
  const { events, mails } = providerTextsByLanguage[language];
  const { subject, body, link: label } = events[message.kind];
  const time = formatLongUtcDateTime(message.start, language);
  const filled = (text: string) =>
    interpolateText(text, { title: content.name, brand: channel.name, time });
  const letter = {
    subject: filled(subject),
    hello: mails.hello,
    body: filled(body),
    label,
    link: origin + getEventPagePath(facts),
    closing: [events.reason, channel.name],
  };
  return renderMailContent(letter, language);
}

/** What a browser shows when an event has begun: docs/provider-api.md PA-113. */
export function createEventPushPayload(
  facts: EventNotificationInput,
  icon: string | undefined,
): PushPayload {
  const { channel, content } = facts;
  const language = languageOf(facts);
  return {
    title: content.name,
    body: interpolateText(providerTextsByLanguage[language].events.push, { brand: channel.name }),
    icon,
    url: getEventPagePath(facts),
    tag: content.token,
    lang: bcp47(language),
  };
}

/** The one in which the viewer last signed in, else the channel's. */
function languageOf({ viewer, channel }: EventNotificationInput): Language {
  return viewer.language ?? channel.profile.defaultLanguage ?? "en";
}
