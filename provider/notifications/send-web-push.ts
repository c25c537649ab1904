import webPush from "web-push";
import type { PushPayload } from "../../lib/contract/push.ts";
import { isPublicHttpsUrl, isTrustedHost } from "../domain/public-https-url.ts";
import { postToPublicHost } from "../outbox/post-to-public-host.ts";
import type { VapidKeys } from "./vapid-keys.ts";

/** A browser as it subscribed; keys are base64url. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** How the provider pushes: its keys, its contact (`mailto:` or `https:`), and hosts it trusts. */
export type PushSenderConfig = { keys: VapidKeys; subject: string; hosts: readonly string[] };

/** What became of a push: `gone` browsers take none any more, what is `refused` never arrives. */
export type PushDeliveryResult = "sent" | "gone" | "refused";

/**
 * Encrypts a payload for a browser and hands it to its push service, which holds it for `ttlS` seconds
 * while the browser is away. No redirects, no body is read, five seconds at most. Throws when it may
 * arrive at another time.
 */
export async function sendWebPush(
  target: PushTarget,
  payload: PushPayload,
  ttlS: number,
  { keys, subject, hosts }: PushSenderConfig,
): Promise<PushDeliveryResult> {
  const url = new URL(target.endpoint);
  if (!isPublicHttpsUrl(target.endpoint, hosts)) return "refused";
  const { endpoint, p256dh, auth } = target;
  const details = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    { vapidDetails: { subject, ...keys }, TTL: ttlS, urgency: "high" },
  );
  const { headers, body } = details;
  const isTrusted = isTrustedHost(url, hosts);
  return outcomeOf(await postToPublicHost(url, { headers, body, isTrusted }));
}

function outcomeOf(status: number): PushDeliveryResult {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  if (status === 429 || status >= 500)
    throw new Error(`The push service responded with ${status}.`);
  return "refused";
}
