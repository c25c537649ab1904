import type { Metadata } from "next";
import { pageCanonicalPath } from "@/lib/seo/canonical-path.ts";
import { titleOf } from "@/lib/seo/channel-title.ts";
import { cutText } from "@/lib/seo/cut-text.ts";
import { keywordList } from "@/lib/seo/keyword-list.ts";
import { parseRoute } from "@/lib/urls/parse-address.ts";
import { pageModel, type Query, searchOf } from "../request-data";
import { describe } from "./describe";
import { iconsOf } from "./icons-of";

export async function pageMetadata(path: string, query: Query): Promise<Metadata> {
  const { model, visit } = await pageModel(path, query);
  const { seo, name, icon } = model.page;
  const { settings, page: home } = visit.channel;
  const metadata = describe(visit, {
    path: pageCanonicalPath(parseRoute(path, searchOf(query)), model.page),
    query,
    title: cutText(seo?.title, 200) ?? titleOf(name, visit.channel),
    description: cutText(seo?.description ?? settings.main.description, 300),
    keywords: keywordList(seo?.keywords, settings.seo_keywords),
    picture: seo?.image ?? home.seo?.image,
    openGraph: { type: "website" },
  });
  return icon ? { ...metadata, icons: iconsOf(visit.channel, icon) } : metadata;
}
