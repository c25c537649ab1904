import {
  deleteExpiredEventNotifications,
  deletePendingEventNotification,
  claimDueEventNotifications,
  type ClaimedEventNotification,
  type NotificationMedium,
  postponeEventNotification,
} from "../db/events/event-notifications.ts";
import { deleteExpiredPushSubscription } from "../db/events/push-subscriptions.ts";
import { eventDurationMinutes } from "../domain/catalogue/airing.ts";
import { providerLog } from "../domain/log.ts";
import { sendChannelMail } from "../mail/send-channel-mail.ts";
import { findBrandAssets } from "../routes/catalogue/brand-assets.ts";
import { type Services, getChannelSiteOrigin } from "../services.ts";
import { renderEventMail, createEventPushPayload } from "./event-notification-texts.ts";
import { sendWebPush } from "./send-web-push.ts";
import { loadPushSenderConfig } from "./load-push-sender-config.ts";

const atOnce = 10;
const maxAttempts = 8;
const firstPauseMs = 10_000;
const maxPauseMs = 10 * 60_000;
const ttlS = eventDurationMinutes * 60;

/** Sends what is due until nothing is, or until a whole batch failed; `isOver` ends it in between. */
export async function deliverEventNotifications(
  services: Services,
  isOver: () => boolean,
): Promise<void> {
  const dropped = await deleteExpiredEventNotifications(services.db, Date.now());
  if (dropped > 0) providerLog.warn({ messages: dropped }, "messages about events came too late");
  await Promise.all([deliverBy(services, "mail", isOver), deliverBy(services, "push", isOver)]);
}

async function deliverBy(services: Services, medium: NotificationMedium, isOver: () => boolean) {
  while (!isOver()) {
    const batch = await claimDueEventNotifications(services.db, medium, Date.now(), atOnce);
    const arrived = await Promise.all(batch.map((leased) => attempt(services, leased)));
    if (!arrived.some(Boolean)) return;
  }
}

/** True when the message is done with, arrived or not; false when it will be tried again. */
async function attempt(services: Services, leased: ClaimedEventNotification): Promise<boolean> {
  const { db } = services;
  const { id, attempts } = leased.message;
  try {
    await (leased.browser
      ? pushMessage(services, leased, leased.browser)
      : sendMail(services, leased));
    await deletePendingEventNotification(db, id);
    return true;
  } catch (error) {
    const isLast = attempts >= maxAttempts;
    const facts = { err: error, channel: leased.channel.token, attempts };
    providerLog.warn(
      facts,
      isLast ? "a message about an event is given up" : "a message will be tried again",
    );
    if (isLast) await deletePendingEventNotification(db, id);
    else
      await postponeEventNotification(
        db,
        id,
        new Date(Date.now() + notificationRetryDelayMs(attempts)),
      );
    return isLast;
  }
}

/** 10 s after the first attempt, doubling, ten minutes at most; up to a fifth less, so that not all come at once. */
export function notificationRetryDelayMs(attempts: number): number {
  const pause = Math.min(firstPauseMs * 2 ** (attempts - 1), maxPauseMs);
  return pause * (1 - Math.random() / 5);
}

async function sendMail(services: Services, leased: ClaimedEventNotification): Promise<void> {
  const { channel, viewer } = leased;
  const mail = await renderEventMail(leased, getChannelSiteOrigin(services, channel));
  await sendChannelMail(services, channel, viewer.email, mail);
}

type Browser = NonNullable<ClaimedEventNotification["browser"]>;

async function pushMessage(services: Services, leased: ClaimedEventNotification, browser: Browser) {
  const { channel } = leased;
  const { icon } = findBrandAssets(services, channel.token);
  const sender = await loadPushSenderConfig(services, channel);
  const outcome = await sendWebPush(browser, createEventPushPayload(leased, icon), ttlS, sender);
  if (outcome === "gone") await deleteExpiredPushSubscription(services.db, browser.endpoint);
  if (outcome === "refused") providerLog.warn({ channel: channel.token }, "a push was refused");
}
