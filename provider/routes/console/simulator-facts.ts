import type { Context } from "hono";
import { simulatorPaths, type SimulatorFacts } from "../../console/simulator/facts.ts";
import { listChannels } from "../../db/channels.ts";
import { listContents } from "../../db/contents.ts";
import { HttpError } from "../../domain/http-error.ts";
import { seededEmail, seededViewers } from "../../seed/viewers/viewers.ts";
import { siteOriginOf, type WithConsole } from "../../services.ts";

const consoleName = /^console\.([a-z0-9-]+)\.localhost(?::\d+)?$/;

/** The channel whose app is played under this host: `console.demo.localhost:4001` → `"demo"`. */
export function channelOfHost(context: Context): string | undefined {
  return consoleName.exec((context.req.header("Host") ?? "").toLowerCase())?.[1];
}

/** The origin of the console under a channel's own name: `"http://console.demo.localhost:4001"`. */
export function consoleOriginOf(services: WithConsole, channel: string): string {
  return services.console.origin.replace("//localhost", `//console.${channel}.localhost`);
}

/** What the simulator's page shows. Throws 404 for a channel that does not exist. */
export async function simulatorFacts(
  services: WithConsole,
  token: string,
): Promise<SimulatorFacts> {
  const channels = await listChannels(services.db);
  const channel = channels.find((each) => each.token === token);
  if (!channel) throw new HttpError(404, "There is no such channel.");
  const contents = await listContents(services.db, token);
  const film = contents.find(({ state, access }) => state === "vod" && access === "free");
  return {
    token,
    name: channel.name,
    site: siteOriginOf(services, token),
    scheme: channel.profile.appScheme,
    paths: simulatorPaths(film?.token),
    viewers: seededViewers.map((viewer) => ({
      email: seededEmail(viewer, token),
      about: viewer.about,
    })),
    channels: channels.map((each) => ({
      token: each.token,
      name: each.name,
      href: `${consoleOriginOf(services, each.token)}/console/simulator`,
    })),
  };
}
