import { findChannel } from "../../db/channels.ts";
import {
  parseChannelFromIdpClientId,
  createIdpClient,
  findIdpSignInMethod,
} from "../../domain/identity/idp-client.ts";
import { createIdpSandbox, type IdpSandbox } from "../../sandbox/idp-sandbox.ts";
import type { Services } from "../../services.ts";

/** The sandbox whose clients are the channels of the database. */
export function createChannelIdpSandbox(services: () => Services): IdpSandbox {
  return createIdpSandbox({
    origin: () => services().console?.origin ?? "",
    findClient: async (idp, clientId) => {
      const { db, publicOrigin } = services();
      const token = parseChannelFromIdpClientId(clientId);
      const channel = token ? await findChannel(db, token) : undefined;
      const method = channel && findIdpSignInMethod(channel, idp);
      return method && createIdpClient(publicOrigin, channel, method);
    },
  });
}
