import { brandFontRules, brandFontStylesheetPath } from "../channel/brand-font-stylesheet.ts";
import { themeCss } from "../channel/theme-css.ts";
import { resolveTheme } from "../channel/theme.ts";
import type { Channel } from "../contract/channel.ts";
import { bcp47, type Language } from "../contract/languages.ts";
import { env } from "../env.ts";
import { asLanguage, chooseLanguage } from "../i18n/choose-language.ts";
import { loadTranslate } from "./load-texts.ts";
import { lastKnownChannel } from "../provider-api/channel.ts";
import { cachePromiseUntilFailure } from "../memoize.ts";
import { channelTitle } from "../seo/channel-title.ts";
import { escapeXml } from "../seo/escape-xml.ts";
import { readCookie } from "../session/read-cookie.ts";
import { channelLabel } from "../urls/channel-label.ts";
import { isInWebView } from "../urls/is-in-web-view.ts";
import { internalRequestHeaders } from "../viewer/internal-headers.ts";
import { unavailableCss } from "./unavailable-css.ts";

/** The data of a request whose response is made without the provider. */
export type UnavailablePageRequest = {
  host: string;
  /** The token of the channel whose domain the host is. */
  channel?: string | undefined;
  /** Path and query. */
  url: string;
  country?: string | undefined;
  cookie?: string | null | undefined;
};

type Style = Pick<Channel, "style">;
const neutral: Style = { style: { theme: {} } };

/** The documents by cached channel and language; they are deleted with the channel. */
const documents = new WeakMap<Style, Map<string, Promise<string>>>();

/**
 * The document of 503 if no page can be rendered: in the channel's design, if the channel is cached, and the viewer's
 * language. It makes no requests, needs no script, and is made once for each channel and language. docs/behaviour.md
 * BE-398
 */
export async function renderUnavailablePage(request: UnavailablePageRequest): Promise<string> {
  const { channel, language } = identify(request);
  const mobile = isInWebView(request.url.replace(/\?.*/s, ""));
  const of = channel ?? neutral;
  const known = documents.get(of) ?? new Map<string, Promise<string>>();
  documents.set(of, known);
  const key = `${language} ${mobile}`;
  const home = mobile ? "/mobile" : "/";
  const write = async () => documentOf(channel, language, home, await wordsIn(language));
  // If the texts cannot be read, for example because too many files are open, the document is in English this time.
  return cachePromiseUntilFailure(known, key, write).catch(() =>
    documentOf(channel, "en", home, englishWords),
  );
}

/** The same data from the headers that the front has set, for a route. */
export function readUnavailablePageRequest(headers: Headers, url: string): UnavailablePageRequest {
  const { pathname, search } = new URL(url);
  return {
    host: headers.get(internalRequestHeaders.host) ?? headers.get("host") ?? "localhost",
    channel: headers.get(internalRequestHeaders.channel) ?? undefined,
    url: pathname + search,
    country: headers.get(internalRequestHeaders.country) ?? undefined,
    cookie: headers.get("cookie"),
  };
}

/** Like `openVisit`, from cached data only. */
function identify({ host, channel: known, url, country, cookie }: UnavailablePageRequest) {
  const query = new URLSearchParams(url.replace(/^[^?]*/, "")).get("lng");
  const wanted = [query, readCookie(cookie, "mq_lng")] as const;
  const guess: Language = asLanguage(wanted[0]) ?? asLanguage(wanted[1]) ?? "en";
  const label = known ?? channelLabel(host, env().defaultChannel);
  const first = label === undefined ? undefined : lastKnownChannel(label, guess, country);
  if (label === undefined || first === undefined) return { channel: undefined, language: guess };
  const language = chooseLanguage(...wanted, first.settings.defaultLanguage);
  const channel = language === guess ? first : lastKnownChannel(label, language, country);
  return { channel: channel ?? first, language };
}

function documentOf(
  channel: Channel | undefined,
  language: Language,
  home: string,
  { title, hint, again, back }: Words,
): string {
  const { style } = channel ?? neutral;
  const name = channel && escapeXml(channelTitle(channel));
  const sheet = channel && brandFontStylesheetPath(channel, language);
  const faces = sheet ? `<link rel="stylesheet" href="${sheet}">` : "";
  const rules = channel ? brandFontRules(channel, language) : "";
  const direction = channel?.header.direction ?? "ltr";
  const header = name ? `<header dir="${direction}"><a href="${home}">${name}</a></header>` : "";
  return `<!DOCTYPE html>
<html lang="${bcp47(language)}" dir="ltr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow"><meta name="theme-color" content="${resolveTheme(style.theme).colors.bg}">
<title>${name ? `${title} · ${name}` : title}</title>${faces}<style>${rules}${themeCss({ style })}${unavailableCss}</style></head>
<body>${header}<main><p class="code">503</p><h1>${title}</h1><p>${hint}</p>
<p class="actions"><a class="primary" href="">${again}</a><a href="${home}">${back}</a></p></main></body></html>
`;
}

type Words = { title: string; hint: string; again: string; back: string };

const englishWords: Words = {
  title: "Server error",
  hint: "Something on our side isn’t responding. Please try again in a moment.",
  again: "Try again",
  back: "Back to home",
};

/** The words of the screen of 503. */
async function wordsIn(language: Language): Promise<Words> {
  const t = await loadTranslate(language);
  const text = (key: string) => escapeXml(t(key));
  return {
    title: text("error503"),
    hint: text("errorHint503"),
    again: text("tryAgain"),
    back: text("backToHome"),
  };
}
