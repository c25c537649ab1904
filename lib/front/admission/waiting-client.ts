import type { IncomingMessage, ServerResponse } from "node:http";
import { isKnownChannelLabel } from "../../provider-api/look-up-channel.ts";
import { channelLabel } from "../../urls/channel-label.ts";
import { clientNetwork } from "../../viewer/client-network.ts";
import { channelOfDomain } from "./domain-of-request.ts";
import type { ClientInfo } from "./client-info.ts";
import type { WaitingClient } from "./render-queue.ts";

/** The client that waits for a response, until the connection is closed. */
export function waitingClientOf(res: ServerResponse, { ip }: ClientInfo): WaitingClient {
  const controller = new AbortController();
  res.once("close", () => controller.abort());
  return { client: clientNetwork(ip), channel: channelOf(res.req), signal: controller.signal };
}

/**
 * The waiter of a page that is rendered again while the old one is served: no client waits for it, and all such pages
 * of a channel take turns as one client.
 */
export function backgroundRenderClientOf(req: IncomingMessage): WaitingClient {
  const channel = channelOf(req);
  return { client: `renewal of ${channel}`, channel };
}

/**
 * The channel of a request. Hosts without a known channel count as one channel: they may be invented, so they get no
 * places of their own.
 */
function channelOf(req: IncomingMessage): string {
  const { headers } = req;
  const channel = channelOfDomain(req);
  if (channel !== undefined) return `channel ${channel}`;
  const label = channelLabel(headers.host ?? "");
  if (label === undefined) return "default";
  return isKnownChannelLabel(label) ? `channel ${label}` : "unknown";
}
