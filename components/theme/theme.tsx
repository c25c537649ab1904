import { preload } from "react-dom";
import type { Channel } from "@/lib/contract/channel";
import type { Language } from "@/lib/contract/languages";
import { fontPreloads } from "@/lib/channel/fonts";
import { themeCss } from "@/lib/channel/theme-css";

type Props = { channel: Pick<Channel, "style">; language: Language };

// Everything in it is made of checked values: lib/channel/theme-css.
// Japanese is set in the device's own faces, so that none of the brand's needs to travel.
export function Theme({ channel, language }: Props) {
  for (const path of language === "jp" ? [] : fontPreloads(channel)) {
    preload(path, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return <style dangerouslySetInnerHTML={{ __html: themeCss(channel) }} />;
}
