import type { Channel } from "@/lib/contract/channel";
import type { Language } from "@/lib/contract/languages";
import { faceAddresses } from "@/lib/channel/fonts";
import { themeCss } from "@/lib/channel/theme-css";
import { inlineScript } from "@/lib/page-scripts/inline-script";
import { preloadFonts } from "@/lib/page-scripts/preload-fonts";
import { PageScript } from "../page-script";

type Props = {
  channel: Pick<Channel, "style">;
  language: Language;
};

// Everything in it is made of checked values: lib/channel/theme-css.
export function Theme({ channel, language }: Props) {
  const fonts = faceAddresses(channel, language);
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: themeCss(channel) }} />
      {fonts.length > 0 && (
        <PageScript of="preload-fonts" text={inlineScript(preloadFonts, fonts)} />
      )}
    </>
  );
}
