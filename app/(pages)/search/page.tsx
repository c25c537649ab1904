import type { Metadata } from "next";
import { SearchPage } from "@/components/search/search-page";
import { PageBackground } from "@/components/theme/theme";
import { getHeroVariant } from "@/lib/channel/theme-css.ts";
import { cutTextAtWord } from "@/lib/seo/meta-text.ts";
import { pageTitleOf } from "@/lib/seo/channel-title.ts";
import { pathInSiteOrWebView } from "@/lib/urls/site-paths.ts";
import { parseSearchUrlParams, searchQueryString } from "@/lib/urls/search-url-params.ts";
import {
  getRequestI18n,
  isWebViewRequest,
  getPageModel,
  type PageProps,
  toUrlSearchParams,
} from "@/app/request-data";
import { pageMetadata } from "@/app/metadata";
import { PageTextsProvider } from "@/app/page-texts-provider";

// What searches find is no page of its own for crawlers, but its links lead to some.
export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const query = await searchParams;
  const { visit } = await getPageModel(path, query);
  const search = parseSearchUrlParams(toUrlSearchParams(query));
  const { t } = await getRequestI18n();
  const heading = search && t("resultsFor", { q: search.display_search ?? search.q });
  const metadata = await pageMetadata(path, query);
  const title = pageTitleOf(cutTextAtWord(heading, 120) ?? t("search"), visit.channel);
  return { ...metadata, title, robots: { index: false, follow: true } };
}

export default async function SearchResultsPage({ searchParams }: PageProps) {
  const query = await searchParams;
  const { model, visit } = await getPageModel(path, query);
  const { page, rows } = model;
  const mobile = await isWebViewRequest();
  const serverSearch = parseSearchUrlParams(toUrlSearchParams(query));
  return (
    <PageTextsProvider kind="results">
      <PageBackground channel={visit.channel} background={page.style?.background} />
      <SearchPage
        key={serverSearch && searchQueryString(serverSearch)}
        base={`${page.token}.${visit.language}`}
        pageId={page.token}
        path={pathInSiteOrWebView(path, mobile)}
        serverSearch={serverSearch}
        data={JSON.stringify(rows.sections)}
        nextPage={rows.nextPage}
        onward={model.onward && JSON.stringify(model.onward)}
        variant={getHeroVariant(visit.channel)}
      />
    </PageTextsProvider>
  );
}

const path = "/search";
