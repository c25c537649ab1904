import { preload } from "react-dom";
import type { Channel } from "@/lib/contract/channel";
import { fontPreloads } from "@/lib/channel/fonts";
import { themeCss } from "@/lib/channel/theme-css";

type Props = { channel: Pick<Channel, "style"> };

// Everything in it is made of checked values: lib/channel/theme-css.
export function Theme({ channel }: Props) {
  for (const path of fontPreloads(channel)) {
    preload(path, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return <style dangerouslySetInnerHTML={{ __html: themeCss(channel) }} />;
}
