import type { ErrorSource } from "../../../lib/contract/error-body.ts";
import type { CatalogueChannel } from "../../seed/catalogue-channel.ts";
import type { ContentRecord } from "./catalogue-records.ts";
import type { ViewerRecord } from "../accounts/viewer-record.ts";

/** The requirements for watching a content: docs/provider-api.md PA-78. */
export type AccessRequirement = ContentRecord["access"];

/**
 * The viewer of a request: `isMissingFields` says that mandatory registration fields are open, `hasPaidFor` whether the
 * ledger opens a content to them (docs/provider-api.md PA-151).
 */
export type ViewerAccess = {
  viewer: ViewerRecord;
  isMissingFields: boolean;
  hasPaidFor: (content: string) => boolean;
};

/** Why a content is closed, and so what opens it: signing in, paying, or the form. */
export type AccessDenial = { status: 401 | 402 | 428; source?: ErrorSource };

/** The requirements of a content on its channel: a channel that forces sign-in has nothing free. */
export function decideAccessRequirement(
  { access }: Pick<ContentRecord, "access">,
  { subscriptionType }: Pick<CatalogueChannel, "subscriptionType">,
): AccessRequirement {
  return access === "free" && subscriptionType === "force" ? "signed_in" : access;
}

/**
 * Why somebody may not watch a content, or undefined when they may: docs/provider-api.md PA-27;
 * docs/behaviour.md BE-16. A paid content requires the payment first where browsing needs no sign-in, since the
 * offer may be read by everybody; a form that stands before watching comes before the money.
 */
export function findAccessDenial(
  content: Pick<ContentRecord, "token" | "access">,
  channel: Pick<CatalogueChannel, "subscriptionType" | "registration">,
  watcher: ViewerAccess | undefined,
): AccessDenial | undefined {
  const requirement = decideAccessRequirement(content, channel);
  const isClosed = requirement === "signed_in" || channel.subscriptionType === "force";
  if (!watcher && isClosed) return { status: 401 };
  if (watcher?.isMissingFields && channel.registration?.beforeWatching) {
    return { status: 428, source: "MISSING_REGISTRATION" };
  }
  if (requirement === "paid" && !watcher?.hasPaidFor(content.token)) {
    return { status: 402 };
  }
  return undefined;
}
