import { listSubscribedEvents } from "../db/events/awaited-events.ts";
import { claimAnnouncement } from "../db/events/claim-announcement.ts";
import { readProgrammeAnchor } from "../db/programme.ts";
import { findAnnouncements, deliveryPeriod } from "../domain/events/announcements.ts";
import { requestTimeOf, type Services } from "../services.ts";

const atOnce = 200;

/** Enqueues a message for every viewer who is still to be notified. */
export async function enqueueAnnouncements(
  services: Services,
  isOver: () => boolean,
): Promise<void> {
  const { db, programme } = services;
  programme.anchor = (await readProgrammeAnchor(db)) ?? programme.anchor;
  const { anchor, now } = requestTimeOf(services);
  for (const event of await listSubscribedEvents(db)) {
    for (const announcement of findAnnouncements(event, anchor, now)) {
      const { channel, token: content } = event;
      const real = Date.now();
      const expiresAt = new Date(real + deliveryPeriod(announcement, now));
      const claim = { channel, content, announcement, now: new Date(real), expiresAt };
      while (!isOver() && (await claimAnnouncement(db, claim, atOnce)) > 0);
    }
  }
}
