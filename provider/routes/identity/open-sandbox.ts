import { findChannel } from "../../db/channels.ts";
import { channelOfClient, idpClient, signInMethodOf } from "../../domain/identity/idp-client.ts";
import { createSandbox, type Sandbox } from "../../sandbox/sandbox.ts";
import type { Services } from "../../services.ts";

/** The sandbox whose clients are the channels of the database. */
export function openSandbox(services: () => Services): Sandbox {
  return createSandbox({
    origin: () => services().console?.origin ?? "",
    findClient: async (idp, clientId) => {
      const { db, publicOrigin } = services();
      const token = channelOfClient(clientId);
      const channel = token ? await findChannel(db, token) : undefined;
      const method = channel && signInMethodOf(channel, idp);
      return method && idpClient(publicOrigin, channel, method);
    },
  });
}
