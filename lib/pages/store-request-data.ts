import { LRUCache } from "lru-cache";
import type { AnalyticsScripts } from "../channel/analytics-scripts.ts";
import type { OwnerCustomizations } from "../channel/owner-customizations.ts";
import type { RegistrationField, User } from "../contract/user.ts";
import type { Purchase } from "../contract/purchase.ts";
import type { PaymentOutcome } from "../payment/payment-outcome.ts";
import { processWide } from "../process-wide.ts";
import type { FailureScreenFacts } from "../gate/decision.ts";
import type { ClosedContent } from "../contract/content-preview.ts";
import type { GiftModel } from "./load-gift.ts";
import type { PaywallsPageModel } from "./load-paywalls-page.ts";
import type { PageModel, HeaderAndFooter } from "./load-page.ts";
import type { VideoPageModel } from "./load-video-page.ts";
import type { ViewerRequest } from "./viewer-request.ts";

/** The data that the middleware has loaded for one request, so that the page need not load it again. */
export type RequestData = {
  visit?: ViewerRequest;
  /** Path and query of the URL, without the handoff parameters. */
  currentPath?: string;
  shell?: HeaderAndFooter;
  page?: PageModel;
  video?: VideoPageModel;
  /** The content of a video page that is closed to visitors. */
  closedContent?: ClosedContent;
  screen?: FailureScreenFacts;
  /** The signed-in viewer of the account page; the token is not in it. */
  profile?: ViewerProfile;
  /** The offers of the page of prices. */
  offer?: PaywallsPageModel;
  /** The gift of a link. */
  gift?: GiftModel;
  /** The state of the payment that the viewer returns from, without the token. */
  payment?: PaymentOutcome;
  /** The subscription to cancel or change; null if there is none. */
  subscription?: Purchase | null;
  /** The viewer's open questions; null if they are unavailable. */
  questions?: RegistrationField[] | null;
  /** The owner's code and style sheet, where they are allowed. */
  owner?: OwnerCustomizations;
  /** The third-party measuring scripts, where they are allowed. */
  scripts?: AnalyticsScripts;
};

/** Carries the key of the stored data from middleware to page; the front removes it from outside requests. */
export const requestDataKeyHeader = "x-mq-request-data";

/** Many more than the pages that are rendered at the same time; a page without data here loads it itself. */
const waiting = () =>
  processWide("request-data", () => new LRUCache<string, RequestData>({ max: 256, ttl: 30_000 }));

/** Stores a request's data for its page: `storeRequestData(data)` → the key to send in `requestDataKeyHeader`. */
export function storeRequestData(data: RequestData): string {
  const key = crypto.randomUUID();
  waiting().set(key, data);
  return key;
}

/** The data stored under a key, or undefined when the request did not pass the middleware. */
export function readRequestData(key: string | null): RequestData | undefined {
  return key === null ? undefined : waiting().get(key);
}

/** A viewer's record as pages may have it: without the tokens. */
export type ViewerProfile = Omit<User, "channel_access_token" | "access_token" | "expires_at">;

/** Removes the tokens, so that they cannot be rendered by mistake. */
export function toViewerProfile(user: User): ViewerProfile {
  const { channel_access_token: _, access_token: __, expires_at: ___, ...profile } = user;
  return profile;
}
