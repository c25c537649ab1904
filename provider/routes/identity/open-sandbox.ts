import { findChannel } from "../../db/channels.ts";
import type { Db } from "../../db/database.ts";
import { channelOfClient, idpClient, methodOf } from "../../domain/identity/idp-client.ts";
import { createSandbox, type Sandbox } from "../../sandbox/sandbox.ts";

/** The sandbox whose clients are the channels of the database. */
export function openSandbox(db: Db, publicOrigin: () => string): Sandbox {
  return createSandbox({
    publicOrigin,
    findClient: async (idp, clientId) => {
      const token = channelOfClient(clientId);
      const channel = token ? await findChannel(db, token) : undefined;
      const method = channel && methodOf(channel, idp);
      return method && idpClient(publicOrigin(), channel, method);
    },
  });
}
