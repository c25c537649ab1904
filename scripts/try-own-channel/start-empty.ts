import type { Marquee } from "./marquee.ts";
import { beginStep, confirm, reportAction } from "./report.ts";

/** Starts without the demo; gives the link that makes the first owner. */
export async function startEmpty(marquee: Marquee): Promise<string> {
  beginStep("An empty start");
  reportAction("npm start -- --empty");
  const printedLink = /"link":"([^"]+)"/;
  const printed = await marquee.start(printedLink);
  const { status } = await marquee.page("demo.localhost");
  confirm(status === 404, "there is no channel, not even one of the demo");
  const [, link = ""] = printedLink.exec(printed) ?? [];
  confirm(link !== "", "it prints a link that makes the first owner");
  return link;
}
