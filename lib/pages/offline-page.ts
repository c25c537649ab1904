import { brandFontRules, brandFontStylesheetPath } from "../channel/brand-font-stylesheet.ts";
import { themeCss } from "../channel/theme-css.ts";
import { resolveTheme } from "../channel/theme.ts";
import { bcp47 } from "../contract/languages.ts";
import { loadTranslate } from "./load-texts.ts";
import { savedCaches } from "../saved/saved-caches.ts";
import { channelTitle } from "../seo/channel-title.ts";
import { escapeXml } from "../seo/escape-xml.ts";
import { offlineCss } from "./offline-css.ts";
import type { ViewerRequest } from "./viewer-request.ts";

/**
 * The page that a browser shows if a page cannot be loaded: `/offline`. It has the channel's design and the viewer's
 * language, and needs only saved files. docs/behaviour.md BE-353.
 */
export async function renderOfflinePage(visit: ViewerRequest, nonce: string): Promise<string> {
  const { channel, language } = visit;
  const t = await loadTranslate(language);
  const title = escapeXml(channelTitle(channel));
  const heading = escapeXml(t("offline"));
  const sheet = brandFontStylesheetPath(channel, language);
  const faces = sheet ? `<link rel="stylesheet" href="${sheet}">` : "";
  const list = (cache: string, name: string) =>
    `<section hidden><h2>${escapeXml(name)}</h2><ul data-saved-list="${cache}"></ul></section>`;
  return `<!DOCTYPE html>
<html lang="${bcp47(language)}" dir="${channel.header.direction ?? "ltr"}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta name="theme-color" content="${resolveTheme(channel.style.theme).colors.bg}">
<title>${heading} · ${title}</title>${faces}<style>${brandFontRules(channel, language)}${themeCss(channel)}${offlineCss}</style></head>
<body><header><a href="/">${title}</a></header>
<main><h1>${heading}</h1><p>${escapeXml(t("offlinePageHint"))}</p><button type="button">${escapeXml(t("tryAgain"))}</button>
${list(savedCaches.personal, t("offlinePageLists"))}${list(savedCaches.pages, t("offlinePageSeen"))}
<p data-saved-none hidden>${escapeXml(t("offlinePageNone"))}</p></main>
<script nonce="${escapeXml(nonce)}" src="/worker/saved.js"></script></body></html>
`;
}
