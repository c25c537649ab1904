import { z } from "zod";
import { textSchema } from "./field-schemas.ts";

const maxAddressLength = 1_000;
/** An uncompressed point of P-256: 65 bytes that begin with 4. */
const p256dh = z.string().regex(/^B[\w-]{86}$/, "expected a P-256 key, base64url");
/** 16 bytes. */
const auth = z.string().regex(/^[\w-]{22}$/, "expected 16 bytes, base64url");

/** Where a browser accepts pushes: a URL of its push service. The provider decides which services it calls. */
export const pushEndpointSchema = z.url({ protocol: /^https?$/ }).max(maxAddressLength);

/** A browser's push subscription (RFC 8291): docs/provider-api.md PA-111. */
export const pushSubscriptionSchema = z.object({
  endpoint: pushEndpointSchema,
  keys: z.object({ p256dh, auth }),
});
export type PushSubscriptionData = z.output<typeof pushSubscriptionSchema>;

/** `GET {LIVE_NOTIFICATIONS_URL}/push-key`: the public key of VAPID (RFC 8292), base64url. */
export const pushKeySchema = z.object({ publicKey: textSchema });

/**
 * The payload of a push for the site's service worker: texts in the viewer's language, `url` and `icon` as paths of
 * the site, `tag` is unique for each event. docs/provider-api.md PA-113.
 */
export type PushPayload = {
  title: string;
  body: string;
  icon?: string;
  url: string;
  tag: string;
  lang: string;
};
