import type { Channel } from "../contract/channel.ts";
import type { Content } from "../contract/content.ts";
import type { PurchaseDetails } from "../contract/purchase.ts";
import type { User } from "../contract/user.ts";
import type { ApiError, ApiErrorFacts } from "../errors.ts";
import type { CookieChanges } from "../session/cookie-changes.ts";
import type { SignedIn } from "../session/make-session.ts";
import type { Session } from "../session/session.ts";
import type { VisitCookies } from "../session/visit-cookies.ts";
import type { Asked } from "../urls/asked.ts";
import type { Refusal } from "./reasons.ts";

/** What a request brings of its viewer. */
export type Who = {
  session: Session | undefined;
  cookies: VisitCookies;
  /** The page of ours that led here: path and query. */
  cameFrom?: string;
  /** Where the channel's own house signs out, while it has to. */
  houseLogout?: string;
};

/** Who a token in the address belongs to, as far as the provider confirmed it. */
export type Arrival =
  | { session: SignedIn; missingFields: boolean }
  | { session: undefined; providerOut: boolean };

/** What the route needed from the provider, or why it could not be had; `unasked` at first. */
export type Answer =
  | { kind: "unasked" }
  | {
      kind: "ready";
      arrival?: Arrival;
      content?: Content;
      user?: User;
      purchase?: PurchaseDetails;
    }
  | { kind: "refused"; error: ApiError };

/** What a screen knows of why it is shown: the failure, and the refusal where there is one. */
export type Screen = ApiErrorFacts & Partial<Refusal>;

/** What a decision sets. A group is for the session, or for one that holds nothing else. */
export type Changes = CookieChanges & { subscribersGroup?: string };

/**
 * Pass, go elsewhere, or show a screen with its HTTP status: house.md, The gate. `abroad` leads to the house
 * that the channel names; everything else is a path of ours.
 */
export type Decision =
  | { kind: "pass"; cookies?: Changes }
  | { kind: "redirect"; to: string; cookies?: Changes; abroad?: true }
  | ({ kind: "screen"; cookies?: Changes } & Screen);

/** Everything that a rule may look at. */
export type Given = { asked: Asked; channel: Channel; who: Who; answer: Answer };

/** One row of the table: a decision, or undefined when it says nothing of this request. */
export type Rule = (given: Given) => Decision | undefined;
