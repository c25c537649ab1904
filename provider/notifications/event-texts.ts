import { bcp47, type Language } from "../../lib/contract/languages.ts";
import type { PushPayload } from "../../lib/contract/push.ts";
import type { LeasedEventNotification } from "../db/events/event-notifications.ts";
import { formatMoment } from "../locales/format-moment.ts";
import { interpolate } from "../locales/interpolate.ts";
import { locales } from "../locales/locales.ts";
import { writeMail, type WrittenMail } from "../mail/write-mail.ts";

/** What a message is made of: the event, its start, and who it is for. */
export type EventFacts = Pick<LeasedEventNotification, "viewer" | "channel" | "content"> & {
  message: Pick<LeasedEventNotification["message"], "kind" | "start">;
};

/** The path of an event's page on its channel's site. */
export function eventPagePath({ content }: EventFacts): string {
  return `/video/${encodeURIComponent(content.token)}`;
}

/** A mail about an event in the viewer's language; `origin` is the channel's site. */
export function eventMail(facts: EventFacts, origin: string): Promise<WrittenMail> {
  const { message, channel, content } = facts;
  const language = languageOf(facts);
  const { events, mails } = locales[language];
  const { subject, body, link: label } = events[message.kind];
  const time = formatMoment(message.start, language);
  const filled = (text: string) =>
    interpolate(text, { title: content.name, brand: channel.name, time });
  const letter = {
    subject: filled(subject),
    hello: mails.hello,
    body: filled(body),
    label,
    link: origin + eventPagePath(facts),
    closing: [events.reason, channel.name],
  };
  return writeMail(letter, language);
}

/** What a browser shows when an event has begun: docs/provider-api.md PA-113. */
export function eventPush(facts: EventFacts, icon: string | undefined): PushPayload {
  const { channel, content } = facts;
  const language = languageOf(facts);
  return {
    title: content.name,
    body: interpolate(locales[language].events.push, { brand: channel.name }),
    icon,
    url: eventPagePath(facts),
    tag: content.token,
    lang: bcp47(language),
  };
}

/** The one in which the viewer last signed in, else the channel's. */
function languageOf({ viewer, channel }: EventFacts): Language {
  return viewer.language ?? channel.profile.defaultLanguage ?? "en";
}
