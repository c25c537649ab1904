import type { Channel } from "../contract/channel.ts";

/**
 * Where a mail, an identity provider or a payment leads back to, on the channel's own origin, the one in
 * which the app's web view stays under `/mobile`: `returnAddress(channel, true, "/user/verify/")` →
 * `"https://demo.example.com/mobile/user/verify/"`. docs/provider-api.md PA-45.
 */
export function returnAddress(
  { origin }: Pick<Channel, "origin">,
  mobile: boolean,
  path: string,
): string {
  return new URL(`${mobile ? "/mobile" : ""}${path}`, origin).href;
}
