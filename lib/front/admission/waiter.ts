import type { ServerResponse } from "node:http";
import type { ClientInfo } from "./client-info.ts";
import { clientNetwork } from "../../viewer/client-network.ts";
import type { Waiter } from "./render-queue.ts";

/** Whoever waits for a response, until the connection is closed. */
export function waiterOf(res: ServerResponse, { ip }: ClientInfo): Waiter {
  const controller = new AbortController();
  res.once("close", () => controller.abort());
  return { client: clientNetwork(ip), gone: controller.signal };
}
