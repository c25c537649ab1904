import { isAppScheme } from "../contract/app-scheme.ts";

/**
 * An address that opens the channel's app: `deepLink("marquee-demo", "user/signIn")` →
 * `"marquee-demo://user/signIn"`; undefined without a well-formed scheme. contract.md, Channel,
 * `settings.mobile.scheme`.
 */
export function deepLink(scheme: string | undefined, place: string): string | undefined {
  return scheme !== undefined && isAppScheme(scheme) ? `${scheme}://${place}` : undefined;
}
