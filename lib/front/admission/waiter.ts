import type { IncomingMessage, ServerResponse } from "node:http";
import { isKnownLabel } from "../../provider-api/look-up.ts";
import { channelLabel } from "../../urls/channel-label.ts";
import { clientNetwork } from "../../viewer/client-network.ts";
import type { ClientInfo } from "./client-info.ts";
import type { Waiter } from "./render-queue.ts";

/** Whoever waits for a response, until the connection is closed. */
export function waiterOf(res: ServerResponse, { ip }: ClientInfo): Waiter {
  const controller = new AbortController();
  res.once("close", () => controller.abort());
  return { client: clientNetwork(ip), channel: channelOf(res.req), signal: controller.signal };
}

/** Nobody waits for a page that is made anew while the old one is served: those of a channel take turns as one client. */
export function renewalOf(req: IncomingMessage): Waiter {
  const channel = channelOf(req);
  return { client: `renewal of ${channel}`, channel };
}

/** Hosts that nobody was found for are one channel together: as made up, they have no places of their own. */
function channelOf({ headers }: IncomingMessage): string {
  const label = channelLabel(headers.host ?? "");
  if (label === undefined) return "default";
  return isKnownLabel(label) ? `channel ${label}` : "unknown";
}
