import { PageSections } from "@/components/sections/page-sections";
import { pageModel, type Query } from "../findings";

type Props = { path: string; query: Query };

export async function PageScreen({ path, query }: Props) {
  const { model, visit } = await pageModel(path, query);
  const { page, rows } = model;
  return (
    <PageSections
      pageKey={`${page.token}.${visit.language}`}
      pageId={page.token}
      channel={visit.channel}
      sections={rows.sections}
      nextPage={rows.nextPage}
      heading={page.name ?? visit.channel.header.title ?? visit.channel.name}
      headingHidden={page.name === undefined}
    />
  );
}
