import { pageBackgroundCss } from "@/lib/channel/page-background";
import type { Channel } from "@/lib/contract/channel";

type Props = { channel: Pick<Channel, "style">; background: string | undefined };

// Stands in the page and not in the head: it goes when the page goes.
export function PageBackground({ channel, background }: Props) {
  const css = pageBackgroundCss(channel.style.theme, background);
  return css ? <style dangerouslySetInnerHTML={{ __html: css }} /> : null;
}
