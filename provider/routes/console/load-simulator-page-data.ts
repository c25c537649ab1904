import type { Context } from "hono";
import {
  listSimulatorPageLinks,
  type SimulatorPageData,
} from "../../console/simulator/simulator-page-data.ts";
import { listChannels } from "../../db/channels.ts";
import { listContents } from "../../db/contents.ts";
import { HttpError } from "../../domain/http-error.ts";
import { seededViewerEmail, seededViewers } from "../../seed/viewers/seeded-viewers.ts";
import { getChannelSiteOrigin, type ServicesWithConsole } from "../../services.ts";

const consoleName = /^console\.([a-z0-9-]+)\.localhost(?::\d+)?$/;

/** The channel whose app is played under this host: `console.demo.localhost:4001` → `"demo"`. */
export function parseChannelFromConsoleHost(context: Context): string | undefined {
  return consoleName.exec((context.req.header("Host") ?? "").toLowerCase())?.[1];
}

/** The origin of the console under a channel's own name: `"http://console.demo.localhost:4001"`. */
export function getChannelConsoleOrigin(services: ServicesWithConsole, channel: string): string {
  return services.console.origin.replace("//localhost", `//console.${channel}.localhost`);
}

/** What the simulator's page shows. Throws 404 for a channel that does not exist. */
export async function loadSimulatorPageData(
  services: ServicesWithConsole,
  token: string,
): Promise<SimulatorPageData> {
  const channels = await listChannels(services.db);
  const channel = channels.find((each) => each.token === token);
  if (!channel) throw new HttpError(404, "There is no such channel.");
  const contents = await listContents(services.db, token);
  const film = contents.find(({ state, access }) => state === "vod" && access === "free");
  return {
    token,
    name: channel.name,
    site: getChannelSiteOrigin(services, channel),
    scheme: channel.profile.appScheme,
    paths: listSimulatorPageLinks(film?.token),
    viewers: seededViewers.map((viewer) => ({
      email: seededViewerEmail(viewer, token),
      about: viewer.about,
    })),
    channels: channels.map((each) => ({
      token: each.token,
      name: each.name,
      href: `${getChannelConsoleOrigin(services, each.token)}/console/simulator`,
    })),
  };
}
