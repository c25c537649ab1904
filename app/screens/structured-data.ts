import type { Channel } from "@/lib/contract/channel.ts";
import type { Content } from "@/lib/contract/content.ts";
import { breadcrumbs, crumbsAbove } from "@/lib/seo/breadcrumbs.ts";
import { pageCanonicalPath, videoCanonicalPath } from "@/lib/seo/canonical-path.ts";
import { homeData } from "@/lib/seo/home-data.ts";
import type { StructuredThing } from "@/lib/seo/structured-data.ts";
import { videoData } from "@/lib/seo/video-data.ts";
import { parseRoute } from "@/lib/urls/parse-address.ts";
import { requestData, pageModel, type Query, searchOf } from "../request-data";

export async function thingsOfPage(path: string, query: Query): Promise<StructuredThing[]> {
  const { model, visit } = await pageModel(path, query);
  const { channel, language } = visit;
  const own = pageCanonicalPath(parseRoute(path, searchOf(query)), model.page);
  if (own === "/") return homeData(channel, language);
  const navigation = (await requestData()).shell?.header?.navigation ?? [];
  const name = model.page.name ?? model.page.token;
  return [breadcrumbs(channel, [...crumbsAbove(navigation, own), { name, path: own }])];
}

export function thingsOfVideo(channel: Channel, content: Content): StructuredThing[] {
  const own = { name: content.input.name, path: videoCanonicalPath(content.token) };
  return [videoData(channel, content), breadcrumbs(channel, [own])];
}
