import type { ChannelRow } from "../db/channels.ts";
import { HttpError } from "../domain/http-error.ts";
import { type Services, getChannelSiteOrigin } from "../services.ts";

/**
 * The address, when it is on the channel's own origin (`Channel.origin`); 422 `FOREIGN_URL`
 * otherwise. The host in the site's request (`vfchost`) proves nothing and is not read.
 */
export function requireChannelUrl(services: Services, channel: ChannelRow, address: string): URL {
  const url = URL.parse(address);
  const channelOrigin = new URL(getChannelSiteOrigin(services, channel)).origin;
  if (url?.origin === channelOrigin && !url.username && !url.password) return url;
  const message = `The address is not on ${channelOrigin}.`;
  throw new HttpError(422, message, { detail: "FOREIGN_URL" });
}
