import type { Channel } from "@/lib/contract/channel";
import { themeCss } from "@/lib/channel/theme-css";

type Props = { channel: Pick<Channel, "style"> };

// Everything in it is made of checked values: lib/channel/theme-css. Its faces are asked for by the middleware.
export function Theme({ channel }: Props) {
  return <style dangerouslySetInnerHTML={{ __html: themeCss(channel) }} />;
}
