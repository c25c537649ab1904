import type { AiringState } from "../domain/catalogue/airing.ts";
import type { EventChange } from "../domain/events/event-change.ts";
import type { ProviderCallCount } from "../domain/console/provider-call-log.ts";
import type { SimulatedFault } from "../domain/console/simulated-faults.ts";
import type { IdentityProvider } from "../domain/identity/identity-providers.ts";
import type { SimulatedLocationInput } from "../domain/console/simulated-location.ts";
import type { RightsRule } from "../domain/rights/rights-rules.ts";

/** A channel, and the identity providers that it takes people from. */
export type ChannelIdentityProviders = {
  token: string;
  name: string;
  identityProviders: IdpOverview[];
};

/**
 * An identity provider that a channel takes people from: what it is called, its issuer, where a
 * sign-in begins.
 */
export type IdpOverview = {
  idp: IdentityProvider;
  called: string;
  issuer: string;
  clientId: string;
  start: string;
};

/** An event of a channel, and what its owner changed of the start that is on or next. */
export type EventOverview = {
  channel: { token: string; name: string };
  content: string;
  name: string;
  href: string;
  start: number;
  state: AiringState["state"];
  change: EventChange["kind"] | undefined;
};

/** A bill: `issuedAt` is epoch ms, `amount` in minor units, `purchase` how the subscription stands. */
export type PaymentOverview = {
  invoice: string;
  number: string;
  viewer: string | undefined;
  title: string;
  amount: number;
  currency: string;
  status: string;
  issuedAt: number;
  purchase: string | undefined;
};

/**
 * A rule of a channel's rights; without a content it is of all of them. `denial` is why viewers of this machine
 * can't watch the content now.
 */
export type RightsRuleOverview = {
  channel: string;
  content: { name: string; href: string } | undefined;
  rule: RightsRule;
  denial: string | undefined;
};

/** What the page of controls shows. Times are epoch ms of the provider's clock. */
export type ControlsPageData = {
  channels: ChannelIdentityProviders[];
  /** The next first. */
  events: EventOverview[];
  rules: RightsRuleOverview[];
  /** Where viewers of this machine are said to be. */
  location: SimulatedLocationInput;
  faults: SimulatedFault[];
  clock: { now: number; offsetMs: number };
  calls: ProviderCallCount[];
  /** The latest first. */
  payments: PaymentOverview[];
};
