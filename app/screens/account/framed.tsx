import type { ReactNode } from "react";
import { AccountFrame } from "@/components/account/frame/account-frame";
import type { ContentPreview } from "@/lib/pages/content-preview.ts";
import { hasFramedPictures } from "@/lib/channel/theme-css.ts";
import { channelTitle } from "@/lib/seo/channel-title.ts";
import { isMobile, requestData } from "../../request-data";
import { TextsOf } from "../texts-of";

type Props = {
  content?: ContentPreview | undefined;
  wide?: boolean;
  /** Phones have the picture as a band above the form. */
  band?: boolean;
  /** Stands on the picture. */
  poster?: ReactNode;
  children: ReactNode;
};

/** Beside the form is the picture of the wanted content, else the channel's picture for sharing, which a brand of framed pictures has on phones too. */
export async function Framed({ content, wide, band, poster, children }: Props) {
  const { visit } = await requestData();
  const src = content?.thumbnail ?? visit?.channel.page.seo?.image;
  const isFramed = !content && !wide && visit !== undefined && hasFramedPictures(visit.channel);
  const title = content?.name ?? (visit ? channelTitle(visit.channel) : "");
  return (
    <TextsOf kind="account">
      <AccountFrame
        picture={
          src === undefined ? undefined : { src, title, art: content?.art, focus: content?.focus }
        }
        wide={wide}
        mobile={await isMobile()}
        above={band ? "band" : isFramed ? "framed" : undefined}
        poster={poster}
      >
        {children}
      </AccountFrame>
    </TextsOf>
  );
}
