import type { Channel } from "@/lib/contract/channel";
import type { Language } from "@/lib/contract/languages";
import { brandFontRules, brandFontStylesheetPath } from "@/lib/channel/brand-font-stylesheet";
import {
  listPreloadedFontUrls,
  getFontPair,
  fallbackFontStack,
  fontStack,
  formatTitleFontValue,
} from "@/lib/channel/fonts";
import { pageBackgroundCss } from "@/lib/channel/page-background";
import { themeCss } from "@/lib/channel/theme-css";
import { createInlineScriptText } from "@/lib/page-scripts/inline-script";
import { type PreloadedFamily, preloadFonts } from "@/lib/page-scripts/preload-fonts";
import { isSlowConnection } from "@/lib/page-scripts/is-slow-connection.ts";
import { loadTitleFont } from "@/lib/page-scripts/load-title-font.ts";
import { InlinePageScript } from "../inline-page-script";

type Props = {
  channel: Pick<Channel, "style">;
  language: Language;
};

// The CSS consists of checked values only: lib/channel/theme-css.
export function ThemeVariables({ channel, language }: Props) {
  const fonts = listPreloadedFontUrls(channel, language);
  const sheet = brandFontStylesheetPath(channel, language);
  const { display, text } = getFontPair(channel.style.font);
  return (
    <>
      {fonts.length > 0 && (
        <InlinePageScript
          of="preload-fonts"
          text={createInlineScriptText(
            preloadFonts,
            fonts,
            preloadedFamily(text),
            preloadedFamily(display),
            isSlowConnection,
          )}
          early
        />
      )}
      {sheet && (
        <InlinePageScript
          text={createInlineScriptText(
            loadTitleFont,
            sheet,
            formatTitleFontValue(channel.style.font),
            isSlowConnection,
          )}
          early
        />
      )}
      {sheet && <link rel="stylesheet" href={sheet} />}
      <style
        dangerouslySetInnerHTML={{ __html: brandFontRules(channel, language) + themeCss(channel) }}
      />
    </>
  );
}

function preloadedFamily(family: string): PreloadedFamily {
  return { family, stack: fontStack(family), standIns: fallbackFontStack(family) };
}

type BackgroundProps = { channel: Pick<Channel, "style">; background: string | undefined };

// Rendered in the page, not in the head, so that it goes away with the page.
export function PageBackground({ channel, background }: BackgroundProps) {
  const css = pageBackgroundCss(channel.style.theme, background);
  return css ? <style dangerouslySetInnerHTML={{ __html: css }} /> : null;
}
