import type { ReactNode } from "react";
import { SplitFormLayout } from "@/components/form-page/split-form-layout";
import type { Channel } from "@/lib/contract/channel.ts";
import type { ContentPreview } from "@/lib/pages/load-content-preview.ts";
import { hasFramedPictures } from "@/lib/channel/theme-css.ts";
import { channelTitle } from "@/lib/seo/channel-title.ts";
import { isWebViewRequest, getRequestData } from "./request-data";
import { PageTextsProvider } from "./page-texts-provider";

type Props = {
  content?: ContentPreview | undefined;
  wide?: boolean;
  /** Phones have the picture above the form, in what a long one leaves of the first screen. */
  low?: boolean;
  /** Stands on the picture. */
  poster?: ReactNode;
  children: ReactNode;
};

/** Beside the form is the picture of the wanted content, else the channel's picture for sharing, which stands above it on phones. */
export async function FormBesidePicture({ content, wide, low, poster, children }: Props) {
  const { visit } = await getRequestData();
  const src = content?.thumbnail ?? visit?.channel.page.seo?.image;
  const title = content?.name ?? (visit ? channelTitle(visit.channel) : "");
  return (
    <PageTextsProvider kind="account">
      <SplitFormLayout
        picture={
          src === undefined ? undefined : { src, title, art: content?.art, focus: content?.focus }
        }
        wide={wide}
        mobile={await isWebViewRequest()}
        above={low ? "low" : content || wide || !visit ? undefined : edgeOf(visit.channel)}
        poster={poster}
      >
        {children}
      </SplitFormLayout>
    </PageTextsProvider>
  );
}

// As the hero's pictures are.
const edgeOf = (channel: Channel) => (hasFramedPictures(channel) ? "framed" : "band");
