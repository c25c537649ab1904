import type { Channel } from "../contract/channel.ts";
import { bcp47, type Language } from "../contract/languages.ts";
import { offeredLanguages } from "../i18n/languages.ts";

type Placed = Pick<Channel, "origin">;

/**
 * A path as an absolute address on the channel's own origin, whatever host was asked:
 * `addressOn(channel, "/pages/films")` → `"https://demo.example.com/pages/films"`.
 * docs/security.md SE-19.
 */
export function addressOn({ origin }: Placed, path: string): string {
  return new URL(origin).origin + path;
}

/** The same address in a language that the query names: `…/pages/films?lng=de`. */
export function addressIn(channel: Placed, path: string, language: Language): string {
  return `${addressOn(channel, path)}?lng=${language}`;
}

/**
 * The one address of a page. A version in a language of its own is a page of its own, since
 * alternates that name another address as theirs are not believed; a language that the channel does
 * not offer, like any other query, is left out.
 */
export function canonicalAddress(
  channel: Pick<Channel, "origin" | "settings">,
  path: string,
  language: Language | undefined,
): string {
  return language && offeredLanguages(channel.settings).includes(language)
    ? addressIn(channel, path, language)
    : addressOn(channel, path);
}

/** Addresses of a page by BCP 47 tag, and `x-default` for whoever speaks none of them. */
export function alternateAddresses(
  channel: Pick<Channel, "origin" | "settings">,
  path: string,
): Record<string, string> {
  const versions = offeredLanguages(channel.settings).map((language) => [
    bcp47(language),
    addressIn(channel, path, language),
  ]);
  return { ...Object.fromEntries(versions), "x-default": addressOn(channel, path) };
}
