import { PageSections } from "@/components/sections/page-sections";
import { PageBackground } from "@/components/theme/theme";
import { StructuredData } from "@/components/structured-data";
import { channelTitle } from "@/lib/seo/channel-title.ts";
import { pageModel, type Query } from "../request-data";
import { thingsOfPage } from "./structured-data";

type Props = { path: string; query: Query };

export async function PageScreen({ path, query }: Props) {
  const { model, visit } = await pageModel(path, query);
  const { page, rows } = model;
  return (
    <>
      <PageBackground channel={visit.channel} background={page.style?.background} />
      <PageSections
        pageKey={`${page.token}.${visit.language}`}
        pageId={page.token}
        channel={visit.channel}
        sections={rows.sections}
        nextPage={rows.nextPage}
        heading={page.name ?? channelTitle(visit.channel)}
        headingHidden={page.name === undefined}
      />
      <StructuredData things={await thingsOfPage(path, query)} />
    </>
  );
}
