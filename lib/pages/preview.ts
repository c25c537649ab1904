import type { Requester } from "../gate/decision.ts";
import { opensPreview, passFor } from "../session/preview-passes.ts";
import { type ParsedAddress, rowOf } from "../urls/parse-address.ts";
import type { Visit } from "./visit.ts";

/** Has the provider asked for a page as its preview link shows it, where this browser holds one: anew, and opened. */
export function previewIn(visit: Visit, address: ParsedAddress): void {
  if (!mayBePreviewed(address)) return;
  const pass = passFor(visit.channel, pathOf(address), visit.cookies.preview);
  if (pass !== undefined) {
    visit.callContext = { ...visit.callContext, fresh: true, previewPass: pass };
  }
}

/** What comes of the pass in an address; undefined without one, and where the channel is published: its page is. */
export function previewLinkOf(
  { channel }: Visit,
  address: ParsedAddress,
): Requester["previewLink"] | undefined {
  const pass = address.handoffParams?.preview;
  if (pass === undefined || channel.mode !== "staging") return undefined;
  return mayBePreviewed(address) && opensPreview(channel, pathOf(address), pass) ? "opens" : "over";
}

/** Pages for everybody, as the site shows them: none of one viewer, none of the app's. */
function mayBePreviewed({ route }: ParsedAddress): boolean {
  return !route.mobile && rowOf(route).access !== "private";
}

function pathOf({ currentPath }: ParsedAddress): string {
  return currentPath.split("?")[0] ?? "/";
}
