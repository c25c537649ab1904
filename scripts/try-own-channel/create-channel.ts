import { z } from "zod";
import type { Marquee } from "./marquee.ts";
import type { Owner } from "./owner.ts";
import { beginStep, confirm, reportAction } from "./report.ts";

/** The host of the channel without a domain. */
export const channelHost = "acme.localhost";

/** Makes the channel, with a name and a colour, where viewers may sign in. */
export async function createChannel(marquee: Marquee, owner: Owner): Promise<void> {
  beginStep("A channel");
  reportAction("POST /admin/v1/channels");
  const made = await owner.call(z.object({ mode: z.string() }), "POST", "/channels", {
    token: "acme",
    name: "Acme",
    mode: "live",
    subscriptionType: "optional",
    theme: { primary: "#1f6feb", colorScheme: "dark" },
  });
  confirm(made.mode === "live", "it is published");
  const { status, body } = await marquee.page(channelHost);
  confirm(
    status === 200 && body.includes("Acme"),
    `${marquee.site(channelHost)} shows it`,
    `${status} ${body}`,
  );
}
