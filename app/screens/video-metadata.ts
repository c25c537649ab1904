import type { Metadata } from "next";
import type { Content } from "@/lib/contract/content.ts";
import { videoCanonicalPath } from "@/lib/seo/canonical-path.ts";
import { titleOf } from "@/lib/seo/channel-title.ts";
import { cutText } from "@/lib/seo/cut-text.ts";
import { keywordList } from "@/lib/seo/keyword-list.ts";
import { openAddress } from "@/lib/seo/open-address.ts";
import { type Query, videoModel } from "../findings";
import { describe } from "./describe";

export async function videoMetadata(path: string, query: Query): Promise<Metadata> {
  const { model, visit } = await videoModel(path, query);
  const { shown } = model;
  const { name, description, keywords, thumbnail } = shown.input;
  return describe(visit, {
    path: videoCanonicalPath(shown.token),
    query,
    title: titleOf(name, visit.channel),
    description: cutText(description, 300),
    keywords: keywordList(keywords, visit.channel.settings.seo_keywords),
    picture: thumbnail ?? shown.playback?.poster,
    openGraph: filmOf(shown),
  });
}

function filmOf(shown: Content): NonNullable<Metadata["openGraph"]> {
  const url = openAddress(shown);
  const videos = url === undefined ? undefined : [{ url, type: "application/vnd.apple.mpegurl" }];
  return { type: "video.other", videos };
}
