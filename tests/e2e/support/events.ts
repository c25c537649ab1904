import { provider } from "../../support/addresses.ts";
import { consoleApi } from "../../support/console-api.ts";

/** An event as the page shows it before its start. */
type Event = { channel: string; token: string };

/**
 * Moves the provider's clock so that an event starts in `ms`. The start is read from the provider: the site may
 * cache the state of another test's clock for five seconds.
 */
export async function startEventIn({ channel, token }: Event, ms: number): Promise<void> {
  const { access_token: bearer } = await consoleApi.startSession(channel, "member");
  const headers = { authorization: `Bearer ${bearer}` };
  const response = await fetch(provider(`/ch/${channel}/content/${token}`), { headers });
  const { input, now } = await response.json();
  const ahead = Date.parse(input.start_time) - Date.parse(now);
  await consoleApi.clock({ action: "shift", ms: ahead - ms });
}
