import type { Channel } from "@/lib/contract/channel";
import type { Language } from "@/lib/contract/languages";
import { earlyFaces } from "@/lib/channel/early-faces";
import { faceAddresses } from "@/lib/channel/fonts";
import { themeCss } from "@/lib/channel/theme-css";

type Props = {
  channel: Pick<Channel, "style">;
  language: Language;
  nonce: string | undefined;
};

// Everything in it is made of checked values: lib/channel/theme-css.
export function Theme({ channel, language, nonce }: Props) {
  const faces = earlyFaces(faceAddresses(channel, language));
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: themeCss(channel) }} />
      {faces && (
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: faces }}
        />
      )}
    </>
  );
}
