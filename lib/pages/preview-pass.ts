import type { Requester } from "../gate/decision.ts";
import { isPreviewPassValid, previewPassOfPage } from "../session/preview-passes.ts";
import { type ParsedAddress, findRouteDefinition } from "../urls/parse-address.ts";
import type { ViewerRequest } from "./viewer-request.ts";

/**
 * Makes the provider calls of a visit use the pass of a preview link, if this browser has one for the page: without
 * caches, and for unpublished content.
 */
export function applyPreviewPass(visit: ViewerRequest, address: ParsedAddress): void {
  if (!mayBePreviewed(address)) return;
  const pass = previewPassOfPage(visit.channel, pathOf(address), visit.cookies.preview);
  if (pass !== undefined) {
    visit.callContext = { ...visit.callContext, fresh: true, previewPass: pass };
  }
}

/** The result of the pass in the URL; undefined without one, and on a published channel, whose pages need none. */
export function checkPreviewLink(
  { channel }: ViewerRequest,
  address: ParsedAddress,
): Requester["previewLink"] | undefined {
  const pass = address.handoffParams?.preview;
  if (pass === undefined || channel.mode !== "staging") return undefined;
  return mayBePreviewed(address) && isPreviewPassValid(channel, pathOf(address), pass)
    ? "opens"
    : "over";
}

/** Only public pages outside the web view can be previewed. */
function mayBePreviewed({ route }: ParsedAddress): boolean {
  return !route.mobile && findRouteDefinition(route).access !== "private";
}

function pathOf({ currentPath }: ParsedAddress): string {
  return currentPath.split("?")[0] ?? "/";
}
