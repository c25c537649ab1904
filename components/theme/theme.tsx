import type { Channel } from "@/lib/contract/channel";
import type { Language } from "@/lib/contract/languages";
import { fontPreloads } from "@/lib/channel/fonts";
import { themeCss } from "@/lib/channel/theme-css";

type Props = { channel: Pick<Channel, "style">; language: Language };

// Everything in it is made of checked values: lib/channel/theme-css.
// Japanese is set in the device's own faces, so that none of the brand's needs to travel.
export function Theme({ channel, language }: Props) {
  const fonts = language === "jp" ? [] : fontPreloads(channel);
  return (
    <>
      {fonts.map((path) => (
        // As an element: React's preload() may end up in no header and no tag, and the face comes too late.
        <link
          key={path}
          rel="preload"
          href={path}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      <style dangerouslySetInnerHTML={{ __html: themeCss(channel) }} />
    </>
  );
}
