import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import type { SetupServer } from "msw/node";
import type { ReactNode } from "react";
import { SearchPage } from "@/components/search/search-page";
import type { SectionView } from "@/lib/sections/section-view";
import { parseSearchUrlParams } from "@/lib/urls/search-url-params";
import { renderSite, section } from "../support/render-site";

export const found = (extra: Partial<SectionView> = {}) =>
  section("found", { role: "search", layout: "grid", items: [], ...extra });

/** The page as the server renders it for a URL. */
export function renderSearchPage(
  query: string,
  rows: SectionView[],
  path = "/search",
  header: ReactNode = null,
) {
  history.replaceState(null, "", `${path}${query}`);
  const serverSearch = parseSearchUrlParams(new URLSearchParams(query));
  return renderSite(
    <>
      {header}
      <SearchPage
        base="search.en"
        pageId="search"
        path={path}
        serverSearch={serverSearch}
        data={JSON.stringify(rows)}
        variant="split"
      />
    </>,
  );
}

type SearchResponse = { status?: number; body: object };

/** Responds to the page's searches. Returns the queries so far. */
export function respondToSearches(
  server: SetupServer,
  respond: (query: URLSearchParams) => SearchResponse | Promise<SearchResponse>,
) {
  const requested: string[] = [];
  server.use(
    http.get("*/api/section-items", async ({ request }) => {
      const { searchParams } = new URL(request.url);
      for (const name of ["page_id", "section_id", "page"]) searchParams.delete(name);
      requested.push(String(searchParams));
      const { status, body } = await respond(searchParams);
      return HttpResponse.json(body, { status: status ?? 200 });
    }),
    http.get("*/api/search-trends", () =>
      HttpResponse.json({
        trends: [
          { query: "lakes", lower: "lakes", mine: false },
          { query: "own", lower: "own", mine: true },
        ],
      }),
    ),
    http.get("*/api/browse-row", () =>
      HttpResponse.json({ pageId: "home", section: section("fresh") }),
    ),
  );
  return requested;
}

export const readStatus = () => screen.getAllByRole("status")[0]?.textContent;
export const links = () =>
  within(screen.getByRole("region", { name: "Row found" }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
