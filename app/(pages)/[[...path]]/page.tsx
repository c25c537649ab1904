import type { Metadata } from "next";
import { LazyUpdateCourseCoverLink } from "@/components/sections/lazy-update-course-cover-link";
import { PageSections } from "@/components/sections/page-sections";
import { PageBackground } from "@/components/theme/theme";
import { JsonLdScript } from "@/components/json-ld-script";
import { channelTitle } from "@/lib/seo/channel-title.ts";
import { breadcrumbStructuredData, parentBreadcrumbs } from "@/lib/seo/breadcrumbs.ts";
import { pageCanonicalPath } from "@/lib/seo/canonical-path.ts";
import { homeStructuredData } from "@/lib/seo/home-structured-data.ts";
import { hasRowFilters, isCourseRow } from "@/lib/contract/row-layout.ts";
import { listRowItemSeries, seriesStructuredData } from "@/lib/seo/series-structured-data.ts";
import type { SchemaOrgNode } from "@/lib/seo/structured-data.ts";
import { parseRoute } from "@/lib/urls/parse-address.ts";
import {
  getPageModel,
  type PageProps,
  type PageSearchParams,
  getRequestData,
  toUrlSearchParams,
} from "@/app/request-data";
import { pageMetadata } from "@/app/metadata";
import { PageTextsProvider } from "@/app/page-texts-provider";

type Props = PageProps<{ path?: string[] }>;

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata(await pathOf(props), await props.searchParams);
}

export default async function ChannelPage(props: Props) {
  const path = await pathOf(props);
  const query = await props.searchParams;
  const { model, visit } = await getPageModel(path, query);
  const { page, rows } = model;
  const pageKey = `${page.token}.${visit.language}`;
  const content = (
    <>
      <PageBackground channel={visit.channel} background={page.style?.background} />
      <PageSections
        pageKey={pageKey}
        pageId={page.token}
        channel={visit.channel}
        sections={rows.sections}
        nextPage={rows.nextPage}
        heading={page.name ?? channelTitle(visit.channel)}
        description={page.description}
        headingHidden={page.name === undefined}
      />
      {rows.sections.some(isCourseRow) && <LazyUpdateCourseCoverLink pageKey={pageKey} />}
      <JsonLdScript nodes={await pageNodes(path, query)} />
    </>
  );
  if (!rows.sections.some(hasRowFilters)) return content;
  return <PageTextsProvider kind="results">{content}</PageTextsProvider>;
}

// Every address that no other page file has: `/`, `/pages/nature` and what owners choose, `/about/us`.
async function pathOf({ params }: Props): Promise<string> {
  const { path = [] } = await params;
  return `/${path.join("/")}`;
}

async function pageNodes(path: string, query: PageSearchParams): Promise<SchemaOrgNode[]> {
  const { model, visit } = await getPageModel(path, query);
  const { channel, language } = visit;
  const canonicalPath = pageCanonicalPath(parseRoute(path, toUrlSearchParams(query)), model.page);
  if (canonicalPath === "/") return homeStructuredData(channel, language);
  const navigation = (await getRequestData()).shell?.header?.navigation ?? [];
  const name = model.page.name ?? model.page.token;
  const { description } = model.page;
  const ofItems = listRowItemSeries(model.rows.sections);
  const series = seriesStructuredData(channel, { path: canonicalPath, description }, ofItems);
  return [
    breadcrumbStructuredData(channel, [
      ...parentBreadcrumbs(navigation, canonicalPath),
      { name, path: canonicalPath },
    ]),
    ...(series ? [series] : []),
  ];
}
