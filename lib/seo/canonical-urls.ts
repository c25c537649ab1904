import type { Channel } from "../contract/channel.ts";
import { bcp47, type Language } from "../contract/languages.ts";
import { offeredLanguages } from "../i18n/choose-language.ts";

type Placed = Pick<Channel, "origin">;

/**
 * A path as an absolute URL on the channel's origin, for any requested host: `absoluteAddress(channel, "/pages/films")` →
 * `"https://demo.example.com/pages/films"`. docs/security.md SE-19.
 */
export function absoluteAddress({ origin }: Placed, path: string): string {
  return new URL(origin).origin + path;
}

/** The same URL with a language in its query: `…/pages/films?lng=de`. */
export function absoluteAddressInLanguage(
  channel: Placed,
  path: string,
  language: Language,
): string {
  return `${absoluteAddress(channel, path)}?lng=${language}`;
}

/**
 * The canonical URL of a page. A version in another language is a separate page, because search engines ignore
 * alternates with another canonical URL. A language that the channel does not offer, and any other query, is left
 * out.
 */
export function canonicalAddress(
  channel: Pick<Channel, "origin" | "settings">,
  path: string,
  language: Language | undefined,
): string {
  return language && offeredLanguages(channel.settings).includes(language)
    ? absoluteAddressInLanguage(channel, path, language)
    : absoluteAddress(channel, path);
}

/** URLs of a page by BCP 47 tag, and `x-default` for all other languages. */
export function alternateAddresses(
  channel: Pick<Channel, "origin" | "settings">,
  path: string,
): Record<string, string> {
  const versions = offeredLanguages(channel.settings).map((language) => [
    bcp47(language),
    absoluteAddressInLanguage(channel, path, language),
  ]);
  return { ...Object.fromEntries(versions), "x-default": absoluteAddress(channel, path) };
}
