import type { Channel } from "@/lib/contract/channel";
import type { Footer } from "@/lib/contract/footer";
import { channelTitle } from "@/lib/seo/channel-title";
import { Brand } from "../header/brand";
import { linkTo } from "../header/link-of";

type Props = { channel: Channel; footer: Footer };

export function FooterAbout({ channel, footer }: Props) {
  const about = footer.description ?? channel.settings.main.description;
  return (
    <>
      <Brand
        title={channelTitle(channel)}
        logo={footer.logo}
        link={footer.logoLink ? linkTo(footer.logoLink, channel.origin) : undefined}
        large
      />
      {about && <p>{about}</p>}
    </>
  );
}
