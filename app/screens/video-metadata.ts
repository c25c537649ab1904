import type { Metadata } from "next";
import type { Content } from "@/lib/contract/content.ts";
import { videoCanonicalPath } from "@/lib/seo/canonical-path.ts";
import { titleOf } from "@/lib/seo/channel-title.ts";
import { cutText } from "@/lib/seo/cut-text.ts";
import { keywordList } from "@/lib/seo/keyword-list.ts";
import { openAddress } from "@/lib/seo/open-address.ts";
import { type Query, videoModel } from "../request-data";
import { describe } from "./describe";

export async function videoMetadata(path: string, query: Query): Promise<Metadata> {
  const { model, visit } = await videoModel(path, query);
  const { shown } = model;
  const { seo, input, playback } = shown;
  return describe(visit, {
    path: videoCanonicalPath(shown.token),
    query,
    title: cutText(seo?.title, 200) ?? titleOf(input.name, visit.channel),
    description: cutText(seo?.description ?? input.description, 300),
    keywords: keywordList(seo?.keywords ?? input.keywords, visit.channel.settings.seo_keywords),
    picture: seo?.image ?? input.thumbnail ?? playback?.poster,
    openGraph: filmOf(shown),
  });
}

function filmOf(shown: Content): NonNullable<Metadata["openGraph"]> {
  const url = openAddress(shown);
  const videos = url === undefined ? undefined : [{ url, type: "application/vnd.apple.mpegurl" }];
  return { type: "video.other", videos };
}
