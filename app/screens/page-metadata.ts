import type { Metadata } from "next";
import { pageModel, type Query, videoModel } from "../findings";

/** Title and description of a page of sections. */
export async function pageMetadata(path: string, query: Query): Promise<Metadata> {
  const { model, visit } = await pageModel(path, query);
  const { seo, name } = model.page;
  const channel = visit.channel.header.title ?? visit.channel.name;
  return {
    title: seo?.title ?? (name ? `${name} · ${channel}` : channel),
    description: seo?.description ?? visit.channel.settings.main.description,
  };
}

/** Title and description of a video page. */
export async function videoMetadata(path: string, query: Query): Promise<Metadata> {
  const { model, visit } = await videoModel(path, query);
  const { name, description } = model.shown.input;
  return { title: `${name} · ${visit.channel.header.title ?? visit.channel.name}`, description };
}
