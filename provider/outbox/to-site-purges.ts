import type { Purge } from "../../lib/contract/purge.ts";
import type { AuditedChange } from "../db/admin/audit-log.ts";

/** Resources that no page of the site shows. */
const unseen = new Set<AuditedChange["resourceType"]>([
  "api-key",
  "staff",
  "session",
  "invitation",
  "viewer",
  "webhook",
  "webhook-delivery",
  "feed",
]);
/** Operations that change what viewers see of a page; others change its draft. */
const publications = new Set(["publishPage", "restorePageRevision", "deletePage"]);
/** Fields of a page, and of a content, that do not change where else it is shown, and in which order. */
const localFields = {
  page: new Set(["sections"]),
  content: new Set([
    "name",
    "description",
    "picture",
    "poster",
    "films",
    "durationS",
    "hls",
    "transcript",
    "people",
    "captions",
    "year",
    "language",
  ]),
};

/** Whether a change is of all channels: of keys of identity providers that belong to none. docs/admin-api.md AA-103 */
export function isOfAllChannels({ channel, resourceType }: AuditedChange): boolean {
  return channel === null && resourceType === "sign-in-provider";
}

/**
 * What the site has to drop of a channel after an operation: the page or the content, if nothing changed that other pages
 * depend on, such as an address, else the whole channel. docs/admin-api.md AA-103
 */
export function toSitePurges(operation: string, changes: readonly AuditedChange[]): Purge[] {
  return changes.flatMap((change) => {
    const { resourceType, resourceId, channel, before, after } = change;
    if (channel === null || unseen.has(resourceType)) return [];
    const isPage = resourceType === "page";
    if (isPage && !publications.has(operation)) return [];
    if (isPage && hasOnlyChanged(localFields.page, before, after)) {
      return [{ channel, pages: [resourceId, ...addressesOf(after)] }];
    }
    if (resourceType === "content" && hasOnlyChanged(localFields.content, before, after)) {
      return [{ channel, contents: [resourceId] }];
    }
    return [{ channel }];
  });
}

function hasOnlyChanged(names: Set<string>, before?: object, after?: object): boolean {
  if (!before || !after) return false;
  const [former, present] = [fieldsOf(before), fieldsOf(after)];
  const changed = [...new Set([...former.keys(), ...present.keys()])].filter(
    (name) => former.get(name) !== present.get(name),
  );
  return changed.every((name) => names.has(name));
}

function fieldsOf(resource: object): Map<string, string | undefined> {
  return new Map(Object.entries(resource).map(([name, value]) => [name, JSON.stringify(value)]));
}

/** The url by which the site may call for a page; that of the home page is empty. */
function addressesOf(page: object | undefined): string[] {
  return page && "url" in page && typeof page.url === "string" && page.url ? [page.url] : [];
}
