import { provider } from "../../support/addresses.ts";
import { consoleApi } from "../../support/console-api.ts";

/** An event as a viewer waits for it. */
type Event = { channel: string; token: string };

/**
 * Moves the provider's clock so that an event starts in `ms`. The provider itself is asked when that is: the site may
 * hold for five seconds what another journey's clock made of it.
 */
export async function startsIn({ channel, token }: Event, ms: number): Promise<void> {
  const { access_token: bearer } = await consoleApi.startSession(channel, "member");
  const headers = { authorization: `Bearer ${bearer}` };
  const answer = await fetch(provider(`/ch/${channel}/content/${token}`), { headers });
  const { input, now } = await answer.json();
  const ahead = Date.parse(input.start_time) - Date.parse(now);
  await consoleApi.clock({ action: "shift", ms: ahead - ms });
}
