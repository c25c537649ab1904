import { findChannel } from "../db/channels.ts";
import type { Db } from "../db/database.ts";
import { channelOfClient, houseClient, methodOf } from "../domain/house-client.ts";
import { createSandbox, type Sandbox } from "../sandbox/sandbox.ts";

/** The sandbox whose clients are the channels of the database. */
export function openSandbox(db: Db, publicOrigin: () => string): Sandbox {
  return createSandbox({
    publicOrigin,
    findClient: async (house, clientId) => {
      const token = channelOfClient(clientId);
      const channel = token ? await findChannel(db, token) : undefined;
      const method = channel && methodOf(channel, house);
      return method && houseClient(publicOrigin(), channel, method);
    },
  });
}
