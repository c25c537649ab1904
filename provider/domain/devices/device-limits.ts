/** How many devices of one viewer count: those that play at once, and those that are signed in. */
export type DeviceLimits = { playing?: number; signedIn?: number };

/**
 * The devices of a viewer that play, by session. `since` orders them, `seen` is a device's last request;
 * both in epoch ms of the provider's clock.
 */
export type PlaybackClaimsBySession = Record<string, { since: number; seen: number }>;

/**
 * The limits of a way in: the paywall's own numbers, else the channel's. `null` is no number.
 */
export type PaywallDeviceLimits = { playingLimit: number | null; signedInLimit: number | null };

/**
 * What holds for a viewer and a content: of the paywalls that open it to them the most generous,
 * without one the channel's numbers: docs/provider-api.md PA-193. Undefined is no limit.
 */
export function resolveDeviceLimits(
  channel: DeviceLimits,
  opening: PaywallDeviceLimits[],
): DeviceLimits {
  if (opening.length === 0) return channel;
  return {
    playing: maxLimit(opening.map(({ playingLimit }) => playingLimit ?? channel.playing)),
    signedIn: maxLimit(opening.map(({ signedInLimit }) => signedInLimit ?? channel.signedIn)),
  };
}

function maxLimit(numbers: (number | undefined)[]): number | undefined {
  const known = numbers.filter((number) => number !== undefined);
  return known.length < numbers.length ? undefined : Math.max(...known);
}
