import type { Channel } from "../contract/channel.ts";
import type { Content } from "../contract/content.ts";
import type { PurchaseDetails } from "../contract/purchase.ts";
import type { User } from "../contract/user.ts";
import type { ApiError, ApiErrorFacts } from "../errors.ts";
import type { CookieChanges } from "../session/cookie-changes.ts";
import type { SignedIn } from "../session/make-session.ts";
import type { Session } from "../session/session.ts";
import type { VisitCookies } from "../session/visit-cookies.ts";
import type { ParsedAddress } from "../urls/parse-address.ts";
import type { Denial } from "./denial.ts";

/** The viewer who makes a request, as far as the request tells. */
export type Requester = {
  session: Session | undefined;
  cookies: VisitCookies;
  /** Path and query of the `Referer`, where it is a page of this site. */
  refererPath?: string;
  /** Where the channel's own identity provider ends the session, when a sign-out is under way. */
  idpLogoutUrl?: string;
};

/** Whose token came in the address, as far as the provider confirmed it. */
export type TokenCheck =
  | { session: SignedIn; missingFields: boolean }
  | { session: undefined; providerOut: boolean };

/** What the provider answered to the calls that the route needs; `notRequested` before they are made. */
export type Answer =
  | { kind: "notRequested" }
  | {
      kind: "ready";
      tokenCheck?: TokenCheck;
      content?: Content;
      user?: User;
      purchase?: PurchaseDetails;
    }
  | { kind: "refused"; error: ApiError };

/** Why a screen is shown: the failure, and the denial where access was denied. */
export type Screen = ApiErrorFacts & Partial<Denial>;

/** The cookies that a decision changes. A subscribers group is stored in the session, signed in or not. */
export type Changes = CookieChanges & { subscribersGroup?: string };

/**
 * Pass, redirect, or show a screen with its HTTP status. `external` marks a redirect to the identity
 * provider that the channel names; every other redirect is to a path of this site.
 */
export type Decision =
  | { kind: "pass"; cookies?: Changes }
  | { kind: "redirect"; to: string; cookies?: Changes; external?: true }
  | ({ kind: "screen"; cookies?: Changes } & Screen);

/** The inputs of a rule. */
export type GateInput = {
  address: ParsedAddress;
  channel: Channel;
  requester: Requester;
  answer: Answer;
};

/** One rule: a decision, or undefined when the rule does not apply to the request. */
export type Rule = (input: GateInput) => Decision | undefined;
