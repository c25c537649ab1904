import { listEventsWithSubscribers } from "../db/events/events-with-subscribers.ts";
import { claimAnnouncementRecipients } from "../db/events/claim-announcement-recipients.ts";
import { readProgrammeAnchor } from "../db/programme-anchor.ts";
import {
  findAnnouncements,
  announcementDeliveryWindowMs,
} from "../domain/events/find-announcements.ts";
import { createResponseContext, type Services } from "../services.ts";

const atOnce = 200;

/** Enqueues a message for every viewer who is still to be notified. */
export async function enqueueAnnouncements(
  services: Services,
  isOver: () => boolean,
): Promise<void> {
  const { db, programme } = services;
  programme.anchor = (await readProgrammeAnchor(db)) ?? programme.anchor;
  const { anchor, now } = createResponseContext(services);
  for (const event of await listEventsWithSubscribers(db)) {
    for (const announcement of findAnnouncements(event, anchor, now)) {
      const { channel, token: content } = event;
      const real = Date.now();
      const expiresAt = new Date(real + announcementDeliveryWindowMs(announcement, now));
      const claim = { channel, content, announcement, now: new Date(real), expiresAt };
      while (!isOver() && (await claimAnnouncementRecipients(db, claim, atOnce)) > 0);
    }
  }
}
